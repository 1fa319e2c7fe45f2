import { useCallback, useEffect } from 'react'
import { useLeftState } from './use-left-state.ts'

/**
 * Remembers a list's rows as they were shown last, also those of other pages, for as long as they may stay selected.
 * @param name the list's name
 * @returns `seenOf`: the remembered rows of given ids. `selectSeen`: remembers found rows, also of other pages, and selects
 * these ids
 */
export function useSeen<Row>(
  name: string,
  shown: readonly Row[] | undefined,
  idOf: (row: Row) => string,
  select: (ids: ReadonlySet<string>) => void,
) {
  // Mutated in place: nothing rendered depends on it.
  const [known] = useLeftState(`seen:${name}`, {}, new Map<string, Row>())
  const see = useCallback(
    (rows: readonly Row[]) => {
      for (const row of rows) known.set(idOf(row), row)
    },
    [known, idOf],
  )
  useEffect(() => {
    if (shown) see(shown)
  }, [shown, see])
  const onPage = new Map(shown?.map((row) => [idOf(row), row]))
  const seenOf = (ids: ReadonlySet<string>): Row[] =>
    [...ids].flatMap((id) => onPage.get(id) ?? known.get(id) ?? [])
  const selectSeen = (rows: readonly Row[], ids: ReadonlySet<string>): void => {
    see(rows)
    select(ids)
  }
  return { seenOf, selectSeen }
}
