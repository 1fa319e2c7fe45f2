import type { Versioned } from '../stale/rebase.ts'

/** A form's values as the call's body; a new record has no version. */
export const sentBody = <Values extends Versioned>({ version, ...values }: Values) => ({
  ...values,
  ...(version > 0 && { version }),
})
