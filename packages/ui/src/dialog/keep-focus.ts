import type { FocusEvent } from 'react'
import { fields } from '../fields/focus-first-field.ts'

/**
 * The library moves the focus to what is marked, or to what comes first, a moment after a dialog was drawn. The mark
 * follows whoever is quicker, so that they stay in the field they chose.
 */
export function keepFocus({ currentTarget: dialog, target }: FocusEvent<HTMLElement>): void {
  // What a dialog opens, lists and further dialogs, stands elsewhere on the page.
  if (!dialog.contains(target) || !target.matches(fields)) return
  for (const marked of dialog.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus')
  target.setAttribute('data-autofocus', 'true')
}
