/** Puts the focus on the first field marked as wrong (`aria-invalid`), and says whether there was one. */
export function focusFirstError(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  return field !== null
}
