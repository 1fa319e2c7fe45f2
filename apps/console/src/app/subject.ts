import { textIn } from '../platform/address.ts'

/** The record of an address; or, where it is a new one, for whom, what day and what branch it is. */
const parts = ['id', 'userId', 'date', 'branch']

/** What the dialogs of a page are about, besides its path. The page, order and search of a list change nothing of it. */
export const subjectOf = (search: Record<string, unknown>): string =>
  JSON.stringify(parts.map((part) => textIn(search, part)))
