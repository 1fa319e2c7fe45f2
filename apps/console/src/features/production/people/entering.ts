import type { EntryDrafts, EntryProblem, PersonName } from './entry-draft.ts'

/** The drafts of the rows, their problems, and how to change them. */
export interface Entering {
  readonly drafts: EntryDrafts
  readonly problems: Readonly<Record<string, EntryProblem>>
  readonly change: (employee: PersonName, change: { typed?: string; reason?: string }) => void
  readonly paste: (personId: string, text: string) => void
}
