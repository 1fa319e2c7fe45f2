import type { RefObject } from 'react'
import { useFocusSuccessor } from '../dialog/use-focus-successor.ts'
import { rowsOf } from './rows-of.ts'

/** The element that had the focus last, its row, and whether it was pressed. */
type Last = { element: Element; name: string; row: number; used: boolean }

/**
 * Keeps the keyboard focus in a list when the control that has it disappears. After its use the focus moves to the same
 * action of the next row that has it. Where others took its row away, it moves to the row in its place: the next press
 * must not act on somebody else. Without a row it moves to the list.
 * @returns to be called with every element of the list that gets the focus, and of every press
 */
export function useLostFocus(list: RefObject<HTMLElement | null>) {
  const last = useFocusSuccessor<Last>((last) => successorIn(list.current, last))
  return {
    follow(target: Element) {
      const row = target.closest<HTMLElement>('[data-row]')
      last.current = {
        element: target,
        name: nameOf(target),
        row: row ? rowsOf(list.current).indexOf(row) : 0,
        used: false,
      }
    },
    noteUse(target: Element) {
      if (last.current?.element.contains(target)) last.current.used = true
    },
  }
}

function successorIn(list: HTMLElement | null, { name, row, used }: Last): HTMLElement | undefined {
  const rows = rowsOf(list)
  // If the row itself was removed, the next row is now in its place.
  const next = [...rows.slice(row), ...rows.slice(0, row).reverse()]
  if (!used) return next[0] ?? list ?? undefined
  const controls = next.flatMap((one) => [...one.querySelectorAll<HTMLElement>('button, a')])
  return controls.find((control) => nameOf(control) === name) ?? next[0] ?? list ?? undefined
}

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent ?? ''
