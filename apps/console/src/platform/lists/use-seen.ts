import { useCallback, useEffect } from 'react'
import type { Seen } from './seen.ts'
import { useLeftState } from './use-left-state.ts'

/**
 * Remembers the last shown version of a list's records, also from other pages, for as long as they may stay selected.
 * @param name the list's name
 * @returns `seenOf`: the remembered records of given ids. `selectSeen`: remembers found records, also of other pages, and
 * selects these ids
 */
export function useSeen<Row extends Seen>(
  name: string,
  shown: readonly Row[] | undefined,
  select: (ids: ReadonlySet<string>) => void,
) {
  // Mutated in place: nothing rendered depends on it.
  const [known] = useLeftState(`seen:${name}`, {}, new Map<string, Row>())
  const see = useCallback(
    (records: readonly Row[]) => {
      for (const record of records) known.set(record._id, record)
    },
    [known],
  )
  useEffect(() => {
    if (shown) see(shown)
  }, [shown, see])
  const onPage = new Map(shown?.map((record) => [record._id, record]))
  const seenOf = (ids: ReadonlySet<string>): Row[] =>
    [...ids].flatMap((id) => onPage.get(id) ?? known.get(id) ?? [])
  const selectSeen = (records: readonly Row[], ids: ReadonlySet<string>): void => {
    see(records)
    select(ids)
  }
  return { seenOf, selectSeen }
}
