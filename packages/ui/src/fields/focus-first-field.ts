/** Fields that take input; a select counts although it cannot be typed in. */
export const fields =
  ':is(input, textarea, select):not(:disabled, [type="hidden"], [readonly]:not([aria-haspopup]))'

/** Makes a dialog start on its form's first field, unless another element in it is marked. */
export function focusFirstField(form: HTMLFormElement): void {
  const dialog = form.closest('[role="dialog"]')
  if (!dialog || dialog.querySelector('[data-autofocus]')) return
  form.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true })
}
