import { useEffect } from 'react'

type DigitKeys = {
  onDigit: (digit: string) => void
  onDelete: () => void
  onEnter?: () => void
}

/** Hears the digits of a keyboard or a connected number pad, wherever the focus is; undefined hears none. */
export function useDigitKeys(keys: DigitKeys | undefined): void {
  useEffect(() => {
    if (!keys) return
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (/^\d$/.test(key)) keys.onDigit(key)
      else if (key === 'Backspace') keys.onDelete()
      // On a focused button the browser handles Enter itself.
      else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) keys.onEnter?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
