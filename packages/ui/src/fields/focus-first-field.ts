/** What somebody can type or choose in; a list to choose from is a field that cannot be typed in. */
const fields = ':is(input, textarea, select):not(:disabled, [type="hidden"], [readonly]:not([aria-haspopup]))'

/**
 * Lets a dialog begin on its form's first field, where nothing in it is meant instead. Marked as well, because the
 * dialog itself chooses only after the form was drawn with it.
 */
export function focusFirstField(form: HTMLFormElement): void {
  const dialog = form.closest('[role="dialog"]')
  if (!dialog || dialog.querySelector('[data-autofocus]')) return
  const first = form.querySelector<HTMLElement>(fields)
  if (!first) return
  first.dataset.autofocus = 'true'
  first.focus({ preventScroll: true })
}
