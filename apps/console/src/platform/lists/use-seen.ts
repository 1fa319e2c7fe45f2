import { useCallback, useEffect } from 'react'
import { showFailure } from '../calls.ts'
import { useLeftState } from './use-left-state.ts'

/** A record as it was shown; by its version the server knows what changed since then. */
export interface Seen {
  readonly _id: string
  readonly version: number
}

/** What a call is told of records that were seen: no more than this. */
export const versionsOf = (seen: readonly Seen[]): Seen[] =>
  seen.map(({ _id, version }) => ({ _id, version }))

/**
 * Keeps how a list's records were last shown, on other pages too, and for as long as they may stay selected.
 * @param name the list's
 * @returns how the records of these ids were seen, and a way to select what is found on all pages, unless that is null
 */
export function useSeen<Row extends Seen>(
  name: string,
  shown: readonly Row[] | undefined,
  select: (ids: ReadonlySet<string>) => void,
) {
  // Written into as it is: nothing that is drawn hangs on it.
  const [known] = useLeftState(`Seen of ${name}`, {}, new Map<string, Row>())
  const see = useCallback(
    (records: readonly Row[]) => {
      for (const record of records) known.set(record._id, record)
    },
    [known],
  )
  useEffect(() => {
    if (shown) see(shown)
  }, [shown, see])
  const seenOf = (ids: ReadonlySet<string>): Row[] => [...ids].flatMap((id) => known.get(id) ?? [])
  const selectAll = async (find: () => Promise<readonly Row[] | null>) => {
    try {
      const found = await find()
      if (!found) return
      see(found)
      select(new Set(found.map(({ _id }) => _id)))
    } catch (failure) {
      showFailure(failure)
    }
  }
  return { seenOf, selectAll }
}
