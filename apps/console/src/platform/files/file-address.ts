/** A file's address without its signature, which differs at each reading (D6). */
export const fileOf = (address: string): string => address.split('?')[0] ?? ''

/** Whether two addresses name the same file. */
export const isSameFile = (one: string, other: string): boolean => fileOf(one) === fileOf(other)
