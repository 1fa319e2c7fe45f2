import { type Announcement, formatCount, texts } from '@tahi/contract'

export type Shown = keyof typeof texts.announcementReaders.none

/** The choices of which addressees to show, each with its count if that is known. */
export const shownChoices = (counts: Announcement['readers']): { value: Shown; label: string }[] => [
  { value: 'all', label: withCount(texts.choices.all, counts?.people) },
  {
    value: 'unread',
    label: withCount(texts.announcementReaders.unread, counts ? counts.people - counts.read : undefined),
  },
  { value: 'read', label: withCount(texts.announcementReaders.read, counts?.read) },
]

const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatCount(count)})`
