/** What an address says of its file: each reading signs it anew (D6). */
export const fileOf = (address: string): string => address.split('?')[0] ?? ''

/** Whether two addresses are of the same file. */
export const isSameFile = (one: string, other: string): boolean => fileOf(one) === fileOf(other)
