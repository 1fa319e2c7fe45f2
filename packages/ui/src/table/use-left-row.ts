import { type RefObject, useEffect, useRef } from 'react'
import { keepLeft, leftAt } from './list-memory.ts'
import { rowsOf } from './rows-of.ts'

type Listed<Row> = { label: string; rows: readonly Row[] | undefined; rowId: (row: Row) => string }

/**
 * Returns the focus to the row from which the list was left, unless another element has the focus.
 * @returns to be called with every element of the list that is used
 */
export function useLeftRow<Row>(
  list: RefObject<HTMLElement | null>,
  { label, rows, rowId }: Listed<Row>,
): (used: Element) => void {
  const name = `row:${label}`
  const isBack = useRef(false)

  // After each render: the rows may arrive later than the list.
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
