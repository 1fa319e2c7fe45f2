/** A file's address without its signature, which differs at each reading (D6). */
export const fileOf = (address: string): string => address.split('?')[0] ?? ''

/** Whether two addresses name the same file. */
export const isSameFile = (one: string, other: string): boolean => fileOf(one) === fileOf(other)

/**
 * Whether a file's address opens it still: its signature expires (D6).
 * @param now milliseconds since 1970
 */
export const stillOpens = (address: string, now = Date.now()): boolean =>
  Number(new URLSearchParams(address.split('?')[1]).get('expires')) * 1000 > now
