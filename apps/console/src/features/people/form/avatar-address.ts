/** Whether two addresses are of the same picture: each reading signs it anew (D6). */
export const isSamePicture = (one: string, other: string): boolean => pathOf(one) === pathOf(other)

const pathOf = (address: string): string => address.split('?')[0] ?? ''
