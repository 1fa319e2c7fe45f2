import { type RefObject, useEffect } from 'react'
import { useFocusSuccessor } from '../dialog/use-focus-successor.ts'

/** The button that had the focus last, and its position in the footer. */
type Last = { element: Element; place: number }

/**
 * Keeps the keyboard focus in a form's footer when a used button disappears ('Confirm', 'Mark as paid'). The focus
 * moves to the button in its position, otherwise to the last button, otherwise to the page.
 */
export function useFootFocus(foot: RefObject<HTMLElement | null>): void {
  const last = useFocusSuccessor<Last>(({ place }) => {
    const buttons = buttonsOf(foot.current)
    return buttons[place] ?? buttons.at(-1) ?? document.getElementById('content') ?? undefined
  })

  useEffect(() => {
    const { current } = foot
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement)
        last.current = { element: target, place: buttonsOf(current).indexOf(target) }
    }
    current?.addEventListener('focusin', note)
    return () => current?.removeEventListener('focusin', note)
  }, [foot, last])
}

const buttonsOf = (foot: HTMLElement | null): HTMLElement[] => [
  ...(foot?.querySelectorAll<HTMLElement>('button, a[href]') ?? []),
]
