import { keepLeft, leftAt } from '@tahi/ui/table/left.ts'
import { type ShownPage, withoutGone } from '@tahi/ui/table/selecting.ts'
import { useEffect, useRef } from 'react'
import type { ListQuery } from './list.ts'
import { useLeftState } from './use-left-state.ts'

type Ids = ReadonlySet<string>

/**
 * The selected rows of a list, also after coming back to it. What somebody else took out of the list meanwhile, or
 * decided, leaves the selection, so that nothing is done to what is not seen any more.
 * @param name the list's
 * @param asked what the list shows: its filters, order and page
 */
export function useSelection<Row extends { readonly _id: string }>(
  name: string,
  { data, isPlaceholderData }: ListQuery<Row>,
  asked: object,
  canSelect: (row: Row) => boolean,
): [Ids, (ids: Ids) => void] {
  const [selected, select] = useLeftState<Ids>(name, asked, none)
  const list = JSON.stringify(asked)
  const pageName = `Page of ${name}`
  const left = leftAt<ShownPage>(pageName, list)
  const shown = useRef(left && { list, page: left })
  useEffect(() => {
    if (!data || isPlaceholderData) return
    const page = { rows: new Map(data.data.map((row) => [row._id, canSelect(row)])), total: data.total }
    const before = shown.current?.list === list ? shown.current.page : undefined
    shown.current = { list, page }
    keepLeft(pageName, list, page)
    select((selected) => withoutGone(selected, before, page))
  }, [data, isPlaceholderData, list, pageName, canSelect, select])
  return [selected, select]
}

const none: Ids = new Set()
