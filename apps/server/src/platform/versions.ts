/**
 * Whether a record has changed since the caller saw it.
 * @param seen the version that was read; 0 for a record that the caller makes; undefined compares nothing (D1 create)
 */
export const isOutdated = (seen: number | undefined, version: number): boolean =>
  seen !== undefined && Math.max(seen, 1) !== version

/** Whether a call is about a record that the caller has read, and not about a new one. */
export const wasRead = (seen: number | undefined): boolean => seen !== undefined && seen > 0
