import type { Versioned } from '../stale/rebase.ts'

/** A form's values as they are sent: a new record has no version that it could have been read in. */
export const sentBody = <Values extends Versioned>({ version, ...values }: Values) => ({
  ...values,
  ...(version > 0 && { version }),
})
