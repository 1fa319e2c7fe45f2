import type { FocusEvent } from 'react'
import { fields } from '../fields/focus-first-field.ts'

/**
 * The library focuses the marked element, or the first one, a moment after a dialog is rendered. A person who focuses
 * a field earlier stays there, because the mark moves to that field.
 */
export function keepFocus({ currentTarget: dialog, target }: FocusEvent<HTMLElement>): void {
  // Lists and further dialogs that a dialog opens are elsewhere in the document.
  if (!dialog.contains(target) || !target.matches(fields)) return
  for (const marked of dialog.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus')
  target.setAttribute('data-autofocus', 'true')
}
