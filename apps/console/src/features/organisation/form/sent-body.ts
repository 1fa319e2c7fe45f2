import type { PartValues } from './use-part-form.ts'

/** What is sent of a form: a new one has no version that it could have been read in. */
export const sentBody = <Values extends PartValues>({ version, ...values }: Values) => ({
  ...values,
  ...(version > 0 && { version }),
})
