import { type Announcement, formatCount } from '@tahi/contract'

export type Shown = 'all' | 'unread' | 'read'

/** The choices of which addressees to show, each with its count if that is known. */
export const shownChoices = (counts: Announcement['readers']): { value: Shown; label: string }[] => [
  { value: 'all', label: counted('All', counts?.people) },
  { value: 'unread', label: counted('Not yet', counts ? counts.people - counts.read : undefined) },
  { value: 'read', label: counted('Read', counts?.read) },
]

const counted = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatCount(count)})`

/** Texts for an empty list. */
export const emptyWords: Record<Shown, string> = {
  all: 'It is for nobody at present: the branch has no active people.',
  unread: 'Everybody has read it.',
  read: 'Nobody has read it yet.',
}
