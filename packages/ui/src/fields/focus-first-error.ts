/**
 * Makes every field with an unreadable text show its error, and focuses the first one.
 * @returns whether there was one
 */
export function focusUnreadable(form: HTMLElement): boolean {
  const fields = [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError)
  for (const field of fields) field.checkValidity()
  fields[0]?.focus()
  return fields.length > 0
}

/** Focuses the first field marked as wrong (`aria-invalid`). @returns whether there was one */
export function focusFirstError(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  return field !== null
}
