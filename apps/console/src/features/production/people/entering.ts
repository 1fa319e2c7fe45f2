import type { EntryDrafts, EntryProblem, Reported } from './entry-draft.ts'

/** The drafts of the rows, their problems, and how to change them. */
export interface Entering {
  readonly drafts: EntryDrafts
  readonly problems: Readonly<Record<string, EntryProblem>>
  readonly change: (person: Reported, change: { typed?: string; reason?: string }) => void
  readonly paste: (personId: string, text: string) => void
}
