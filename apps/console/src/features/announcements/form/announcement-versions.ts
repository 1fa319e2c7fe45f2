import { texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { type States, type Version, versionsOf } from '../../../platform/stale/versions.ts'
import type { AnnouncementValues } from './announcement-values.ts'

const { fields } = texts.announcement

/**
 * The typed announcement beside the one that somebody else saved in between.
 * @param nameOf a branch's name by its id, or the words for all branches
 */
export const announcementVersions = (
  states: States<AnnouncementValues>,
  nameOf: (branchId: string) => string,
): Version[] =>
  versionsOf(
    [
      {
        label: fields.branchId,
        words: ({ branchId }) => nameOf(branchId),
        value: ({ branchId }) => branchId,
      },
      { label: fields.title, words: ({ title }) => title },
      { label: fields.desc, words: ({ desc }) => desc },
      { label: fields.startDate, words: ({ startDate }) => formatDay(startDate) },
      { label: fields.endDate, words: ({ endDate }) => formatDay(endDate) },
    ],
    states,
  )
