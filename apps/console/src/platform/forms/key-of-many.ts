/** The part of a draft's key for a form about several records: the same for the same ones, in whatever order. */
export const keyOfMany = (ids: Iterable<string>): string => [...ids].sort().join(',')
