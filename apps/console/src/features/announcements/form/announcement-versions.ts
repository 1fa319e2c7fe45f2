import { type Announcement, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Version } from '../../../platform/stale-notice.tsx'
import type { AnnouncementValues } from './announcement-values.ts'

const { fields } = texts.announcement

/** What was typed beside an announcement that somebody else saved meanwhile. */
export const announcementVersions = (
  mine: AnnouncementValues & { branchName: string },
  theirs: Announcement,
): Version[] => [
  { label: fields.branchId, mine: mine.branchName, theirs: theirs.branchName },
  { label: fields.title, mine: mine.title, theirs: theirs.title },
  { label: fields.desc, mine: mine.desc, theirs: theirs.desc },
  { label: fields.startDate, mine: formatDay(mine.startDate), theirs: formatDay(theirs.startDate) },
  { label: fields.endDate, mine: formatDay(mine.endDate), theirs: formatDay(theirs.endDate) },
]
