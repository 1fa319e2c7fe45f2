import type { RefObject } from 'react'
import { useFocusSuccessor } from '../dialog/use-focus-successor.ts'
import { rowsOf } from './rows-of.ts'

/** The element that had the focus last, and its row. */
type Last = { element: Element; name: string; row: number }

/**
 * Keeps the keyboard focus in a list when a used control disappears. The focus moves to the same action of the next
 * row that has it, otherwise to the row, otherwise to the list.
 * @returns to be called with every element of the list that gets the focus
 */
export function useLostFocus(list: RefObject<HTMLElement | null>) {
  const last = useFocusSuccessor<Last>((last) => successorIn(list.current, last))
  return (target: Element) => {
    const row = target.closest<HTMLElement>('[data-row]')
    last.current = { element: target, name: nameOf(target), row: row ? rowsOf(list.current).indexOf(row) : 0 }
  }
}

function successorIn(list: HTMLElement | null, { name, row }: Last): HTMLElement | undefined {
  const rows = rowsOf(list)
  // If the row itself was removed, the next row is now in its place.
  const next = [...rows.slice(row), ...rows.slice(0, row).reverse()]
  const controls = next.flatMap((one) => [...one.querySelectorAll<HTMLElement>('button, a')])
  return controls.find((control) => nameOf(control) === name) ?? next[0] ?? list ?? undefined
}

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent ?? ''
