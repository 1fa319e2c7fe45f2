/**
 * Lets every field with a text that it cannot take say so, and puts the focus on the first of them.
 * @returns whether there was one
 */
export function focusUnreadable(form: HTMLElement): boolean {
  const fields = [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError)
  for (const field of fields) field.checkValidity()
  fields[0]?.focus()
  return fields.length > 0
}

/** Puts the focus on the first field marked as wrong (`aria-invalid`), and says whether there was one. */
export function focusFirstError(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  return field !== null
}
