import { useEffect, useRef } from 'react'
import { useLeftState } from './use-left-state.ts'

/**
 * What is selected in a list, restored when the user comes back to it. All of it leaves the selection when other filters
 * are chosen, so that no action applies to rows that nobody looks at. The search is no such filter: rows are gathered by
 * searching for one after another.
 * @param name the list's name
 * @param asked the list's filters, order and page
 * @param none the empty selection, the same at every render
 */
export function useSelected<Selected>(name: string, asked: object, none: Selected) {
  const [selected, select] = useLeftState<Selected>(name, asked, none)
  const filters = filtersOf(asked)
  const filteredBy = useRef(filters)
  useEffect(() => {
    if (filteredBy.current === filters) return
    filteredBy.current = filters
    select(none)
  }, [filters, select, none])
  return [selected, select] as const
}

/** What decides which rows a list has, but for the search. */
const filtersOf = (asked: object): string =>
  JSON.stringify({ ...asked, page: undefined, pageSize: undefined, sort: undefined, search: undefined })
