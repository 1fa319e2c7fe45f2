import { limits, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useEffect, useRef } from 'react'
import { showFailure } from '../calls.ts'
import { eachRow } from './each-row.ts'

type Paging = { page: number; pageSize: number }

/** Fetches a page of the rows; where the call's filters can tell, only of those that can be selected. */
type ReadPage<Row> = (paging: Paging, signal: AbortSignal) => Promise<{ data: readonly Row[] }>

/** The rows of a list that can be selected. */
interface Matching<Row> {
  readonly rows: readonly Row[]
  /** What to say where there are more. */
  readonly more?: string
}

/** Those on all pages: as many as one call may name, of as many as one list may have. */
export async function listMatching<Row>(
  read: ReadPage<Row>,
  canSelect: (row: Row) => boolean,
  signal: AbortSignal,
): Promise<Matching<Row>> {
  const rows: Row[] = []
  let looked = 0
  for await (const row of eachRow((paging) => read(paging, signal))) {
    if (looked === limits.largestList) return { rows, more: texts.tooManyRows }
    looked += 1
    if (!canSelect(row)) continue
    if (rows.length === limits.largestSelection) return { rows, more: texts.firstSelected }
    rows.push(row)
  }
  return { rows }
}

/**
 * 'Select all' of a list. It is given up when the list is left, is asked otherwise, or all are selected anew.
 * @param asked what decides which rows the list has
 * @param select takes the rows that were found
 * @returns a function that resolves to how many were found, or to undefined if it failed or was given up
 */
export function useSelectMatching<Row>(asked: object, select: (found: readonly Row[]) => void) {
  const search = useRef<AbortController>(undefined)
  const list = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list ends the search.
  useEffect(() => () => search.current?.abort(), [list])
  return async (
    read: ReadPage<Row>,
    canSelect: (row: Row) => boolean = () => true,
  ): Promise<number | undefined> => {
    search.current?.abort()
    search.current = new AbortController()
    const { signal } = search.current
    try {
      const { rows, more } = await listMatching(read, canSelect, signal)
      if (signal.aborted) return undefined
      if (more) toast(more)
      select(rows)
      return rows.length
    } catch (failure) {
      if (!signal.aborted) showFailure(failure)
      return undefined
    }
  }
}
