import type { ListEnvelope } from '@tahi/contract'

/** Fails where a list says that it has another number of rows than those which it shows. */
export function expectTotal({ data, total, page = 1, pageSize }: ListEnvelope<unknown>): void {
  const upToHere = (page - 1) * (pageSize ?? 0) + data.length
  const isLast = pageSize === undefined || data.length < pageSize
  // A page past the end shows nothing of how many there are.
  if (data.length === 0 && page > 1) return
  if (isLast ? total === upToHere : total >= upToHere) return
  throw new Error(`The list has ${upToHere} rows up to here and says that it has ${total}.`)
}
