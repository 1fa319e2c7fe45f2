import { keepLeft, leftAt } from '@tahi/ui/table/list-memory.ts'
import { type RefusedRow, type ShownPage, withoutGone, withoutSettled } from '@tahi/ui/table/selecting.ts'
import { useCallback, useEffect, useRef } from 'react'
import type { ListQuery } from './list.ts'
import { useSelected } from './use-selected.ts'

type Ids = ReadonlySet<string>

/**
 * Called with the requested ids and those of them that were refused: refused ones stay selected, so that the user can
 * look at them, but for those that are gone.
 */
export type Settle = (asked: Ids, refused: readonly RefusedRow[]) => void

export interface SelectableRows<Row> {
  readonly idOf: (row: Row) => string
  /** Without it, every row can be selected. */
  readonly canSelect?: (row: Row) => boolean
}

/**
 * The selected rows of a list, as `useSelected` keeps them. Rows that a colleague removed or decided leave the selection.
 * @param name the list's name
 * @param asked the list's filters, order and page
 * @param rows functions that are the same at every render
 */
export function useSelection<Row, Asked extends { page: number }>(
  name: string,
  { data, isPlaceholderData }: ListQuery<Row>,
  asked: Asked,
  { idOf, canSelect = always }: SelectableRows<Row>,
): [Ids, (ids: Ids) => void, Settle] {
  const [selected, select] = useSelected<Ids>(name, asked, none)
  const list = JSON.stringify(asked)
  const isFirst = asked.page === 1
  const pageName = `page:${name}`
  const left = leftAt<ShownPage>(pageName, list)
  const shown = useRef(left && { list, page: left })
  useEffect(() => {
    if (!data || isPlaceholderData) return
    const rows = new Map(data.data.map((row) => [idOf(row), canSelect(row)]))
    const page = { isFirst, rows, total: data.total }
    const before = shown.current?.list === list ? shown.current.page : undefined
    shown.current = { list, page }
    keepLeft(pageName, list, page)
    select((selected) => withoutGone(selected, before, page))
  }, [data, isPlaceholderData, list, isFirst, pageName, idOf, canSelect, select])
  const settle = useCallback<Settle>(
    (asked, refused) => select((selected) => withoutSettled(selected, asked, refused)),
    [select],
  )
  return [selected, select, settle]
}

const none: Ids = new Set()
const always = () => true
