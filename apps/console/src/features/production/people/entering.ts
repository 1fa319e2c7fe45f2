import type { EntryDrafts, EntryProblem, PersonName } from './entry-draft.ts'

/** What can be typed into the rows, and what becomes of it. */
export interface Entering {
  readonly drafts: EntryDrafts
  readonly problems: Readonly<Record<string, EntryProblem>>
  readonly change: (employee: PersonName, change: { typed?: string; reason?: string }) => void
  readonly paste: (personId: string, text: string) => void
}
