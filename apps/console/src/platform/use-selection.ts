import { type ShownPage, withoutGone } from '@tahi/ui/table/selecting.ts'
import { useEffect, useRef, useState } from 'react'
import type { ListQuery } from './list.ts'

type Ids = ReadonlySet<string>

/**
 * The selected rows of a list. What somebody else took out of the list meanwhile, or decided, leaves the selection, so
 * that nothing is done to what is not seen any more.
 * @param asked what the list shows: its filters, order and page
 */
export function useSelection<Row extends { readonly _id: string }>(
  { data, isPlaceholderData }: ListQuery<Row>,
  asked: object,
  canSelect: (row: Row) => boolean,
): [Ids, (ids: Ids) => void] {
  const [selected, select] = useState<Ids>(new Set())
  const list = JSON.stringify(asked)
  const shown = useRef<{ list: string; page: ShownPage }>(undefined)
  useEffect(() => {
    if (!data || isPlaceholderData) return
    const page = { rows: new Map(data.data.map((row) => [row._id, canSelect(row)])), total: data.total }
    const before = shown.current?.list === list ? shown.current.page : undefined
    shown.current = { list, page }
    select((selected) => withoutGone(selected, before, page))
  }, [data, isPlaceholderData, list, canSelect])
  return [selected, select]
}
