import { limits, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useLatestRef } from '@tahi/ui/use-latest-ref.ts'
import { useEffect, useRef } from 'react'
import { showFailure } from '../calls.ts'
import { eachRow } from './each-row.ts'

type Paging = { page: number; pageSize: number }

/** Fetches a page of the rows; where the call's filters can tell, only of those that can be selected. */
type ReadPage<Row> = (paging: Paging, signal: AbortSignal) => Promise<{ data: readonly Row[] }>

/** Why a row cannot be selected, as a sentence; undefined if it can. */
type WhyNot<Row> = (row: Row) => string | undefined

/** The rows of a list that can be selected. */
interface Matching<Row> {
  readonly rows: readonly Row[]
  /** Why the others that were looked through cannot be, one for each. */
  readonly leftOut: readonly { msg: string }[]
  /** What to say where there are more. */
  readonly more?: string
}

/** Those on all pages: as many as one call may name, of as many as one list may have. */
export async function listMatching<Row>(
  read: ReadPage<Row>,
  whyNot: WhyNot<Row>,
  signal: AbortSignal,
): Promise<Matching<Row>> {
  const rows: Row[] = []
  const leftOut: { msg: string }[] = []
  for await (const row of eachRow((paging) => read(paging, signal))) {
    if (rows.length + leftOut.length === limits.largestList) return { rows, leftOut, more: texts.tooManyRows }
    const msg = whyNot(row)
    if (msg !== undefined) {
      leftOut.push({ msg })
      continue
    }
    if (rows.length === limits.largestSelection) return { rows, leftOut, more: texts.firstSelected }
    rows.push(row)
  }
  return { rows, leftOut }
}

type Ids = ReadonlySet<string>

interface SelectMatching<Row> {
  /** What is selected by now, to which the found rows are added. */
  readonly selected: Ids
  readonly idOf: (row: Row) => string
  /** Takes the rows that were found, and what is selected then. */
  readonly select: (found: readonly Row[], ids: Ids) => void
}

/**
 * 'Select all' of a list. It adds to what is selected, as far as one call may name, and says how many were left out and
 * why. It is given up when the list is left, is asked otherwise, or all are selected anew.
 * @param asked what decides which rows the list has
 * @returns a function that resolves to the ids of those found that are selected, or to undefined if it failed or was given
 * up
 */
export function useSelectMatching<Row>(asked: object, list: SelectMatching<Row>) {
  const search = useRef<AbortController>(undefined)
  const latest = useLatestRef(list)
  const question = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list ends the search.
  useEffect(() => () => search.current?.abort(), [question])
  return async (read: ReadPage<Row>, whyNot: WhyNot<Row> = () => undefined): Promise<Ids | undefined> => {
    search.current?.abort()
    search.current = new AbortController()
    const { signal } = search.current
    try {
      const { rows, leftOut, more } = await listMatching(read, whyNot, signal)
      if (signal.aborted) return undefined
      const { selected, idOf, select } = latest.current
      const found = rows.map(idOf)
      const ids = withRoom(selected, found)
      const chosen = new Set(found.filter((id) => ids.has(id)))
      const cut = more ?? (chosen.size < found.length ? texts.firstSelected : undefined)
      const words = [leftOut.length > 0 && texts.othersLeftOut(chosen.size, leftOut), cut].filter(Boolean)
      if (words.length > 0) toast(words.join(' '))
      select(rows, ids)
      return chosen
    } catch (failure) {
      if (!signal.aborted) showFailure(failure)
      return undefined
    }
  }
}

/** The selection with those added that one call may still name. */
function withRoom(selected: Ids, found: readonly string[]): Ids {
  const fresh = found.filter((id) => !selected.has(id))
  return new Set([...selected, ...fresh.slice(0, Math.max(0, limits.largestSelection - selected.size))])
}
