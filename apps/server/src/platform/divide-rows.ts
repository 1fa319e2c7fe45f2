import { type Refused, texts } from '@tahi/contract'

/** A record of a selection that is not there, or not in scope. @param msg why, where that is known */
export const notThere = (_id: string, msg: string = texts.recordNotFound): Refused[number] => ({
  _id,
  msg,
  code: 'not_found',
})

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
    if (!row) return [notThere(id)]
    const msg = refusal(row)
    return msg === undefined ? [] : [{ _id: id, msg }]
  })
  const leftAlone = new Set(refused.map(({ _id }) => _id))
  return { done: rows.filter(({ id }) => !leftAlone.has(id)), refused }
}
