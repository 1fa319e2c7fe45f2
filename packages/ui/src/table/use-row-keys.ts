import { type KeyboardEvent, type RefObject, useState } from 'react'

type RowKeysOptions = {
  count: number
  body: RefObject<HTMLElement | null>
  onOpen: (index: number) => void
  onToggle: (index: number, shift: boolean) => void
}

/**
 * Keyboard navigation over rows with a single tab stop: Up, Down, Home and End move the focus, Enter opens, Space
 * selects, with Shift a range. The controls of the active row join the tab order. Rows are the elements with `data-row`.
 */
export function useRowKeys({ count, body, onOpen, onToggle }: RowKeysOptions) {
  const [chosen, setChosen] = useState(0)
  const active = Math.min(chosen, Math.max(0, count - 1))

  const focusRow = (index: number) => {
    const row = body.current?.querySelectorAll<HTMLElement>('[data-row]')[index]
    if (!row) return
    setChosen(index)
    row.focus()
    row.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const onRow = event.target === event.currentTarget
    const target = destination(event.key, index, count)
    if (target !== undefined && (onRow || event.key.startsWith('Arrow'))) focusRow(target)
    else if (onRow && event.key === 'Enter') onOpen(index)
    else if (onRow && event.key === ' ') onToggle(index, event.shiftKey)
    else return
    event.preventDefault()
  }
  return { active, onKeyDown, onFocus: setChosen }
}

function destination(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
