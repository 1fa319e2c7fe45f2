import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves the focus to the next or previous person's field; Enter in the last one moves it to Save.
 * @returns whether it moved
 */
export function moveTo({ key, shiftKey, target }: KeyboardEvent, list: HTMLElement): boolean {
  const step = key === 'Enter' && shiftKey ? -1 : steps[key]
  if (step === undefined || !(target instanceof HTMLInputElement)) return false
  const fields = [...list.querySelectorAll<HTMLInputElement>('input[data-person]')]
  // From a reason's field, the move starts at the same person's number.
  const own = target.closest('li')?.querySelector<HTMLInputElement>('input[data-person]')
  const place = own ? fields.indexOf(own) : -1
  if (place < 0) return false
  const next = fields[place + step]
  if (next) {
    next.focus()
    next.select()
  } else if (key === 'Enter' && step > 0) {
    list.closest('form')?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus()
  }
  return true
}
