/** What somebody can type or choose in; a list to choose from is a field that cannot be typed in. */
export const fields =
  ':is(input, textarea, select):not(:disabled, [type="hidden"], [readonly]:not([aria-haspopup]))'

/** Lets a dialog begin on its form's first field, where nothing in it is meant instead. */
export function focusFirstField(form: HTMLFormElement): void {
  const dialog = form.closest('[role="dialog"]')
  if (!dialog || dialog.querySelector('[data-autofocus]')) return
  form.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true })
}
