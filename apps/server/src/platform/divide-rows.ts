import { texts } from '@tahi/contract'

/** Records of a selection that are left alone, and why. */
export type Refused = { _id: string; msg: string }[]

/**
 * Divides the rows of a selection into those to handle and those that are left alone.
 * @param rows those of the ids that were found
 * @param refusal why a row is left alone
 */
export function divideRows<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
  refusal: (row: Row) => string | undefined,
): { done: Row[]; refused: Refused } {
  const found = new Map(rows.map((row) => [row.id, row]))
  const refused = ids.flatMap((id) => {
    const row = found.get(id)
    const msg = row ? refusal(row) : texts.recordNotFound
    return msg === undefined ? [] : [{ _id: id, msg }]
  })
  const leftAlone = new Set(refused.map(({ _id }) => _id))
  return { done: rows.filter(({ id }) => !leftAlone.has(id)), refused }
}
