import { formatCount, type Quota } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Stale } from '../../../platform/stale/use-stale.ts'
import { changedFact, type Version, versionsOf } from '../../../platform/stale/versions.ts'
import type { QuotaValues } from './quota-values.ts'

/** The typed quota beside the one that somebody else saved in between. @param nameOf a designation's name by its id */
export const quotaVersions = (
  { theirs, states }: Stale<QuotaValues, Quota>,
  nameOf: (designationId: string) => string,
): Version[] => [
  ...versionsOf<QuotaValues>(
    [
      {
        label: 'Designation',
        words: ({ designationId }) =>
          designationId === theirs.designationId ? theirs.designationName : nameOf(designationId),
        value: ({ designationId }) => designationId,
      },
      { label: 'Style name', words: ({ styleName }) => styleName },
      { label: 'Target', words: ({ target }) => formatCount(target) },
      { label: 'Date', words: ({ date }) => formatDay(date) },
    ],
    states,
  ),
  ...changedFact('Removed', false, !theirs.status),
]
