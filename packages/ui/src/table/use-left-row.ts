import { type RefObject, useEffect, useRef } from 'react'
import { keepLeft, leftAt } from './list-memory.ts'
import { rowsOf } from './rows-of.ts'

type Listed<Row> = { label: string; rows: readonly Row[] | undefined; rowId: (row: Row) => string }

/**
 * Leads whoever comes back to a list to the row that they left it from, unless something else has the focus by then.
 * @returns to be told of every element of the list that is used
 */
export function useLeftRow<Row>(
  list: RefObject<HTMLElement | null>,
  { label, rows, rowId }: Listed<Row>,
): (used: Element) => void {
  const name = `Row of ${label}`
  const isBack = useRef(false)

  // After each drawing: the rows may come later than the list.
  useEffect(() => {
    const drawn = rowsOf(list.current)
    if (isBack.current || !rows || drawn.length === 0) return
    isBack.current = true
    const left = leftAt<string>(name, address())
    const row = drawn[rows.findIndex((row) => rowId(row) === left)]
    if (!row || !document.activeElement?.contains(row)) return
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'center' })
  })

  return (used) => {
    const element = used.closest<HTMLElement>('[data-row]')
    const row = element && rows?.[rowsOf(list.current).indexOf(element)]
    if (row) keepLeft(name, address(), rowId(row))
  }
}

const address = (): string => window.location.pathname + window.location.search
