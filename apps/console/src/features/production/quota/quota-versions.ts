import { formatCount, type Quota, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Stale } from '../../../platform/stale/use-stale.ts'
import { changedFact, type Version, versionsOf } from '../../../platform/stale/versions.ts'
import type { QuotaValues } from './quota-values.ts'

const { fields } = texts.quotaForm

/** The typed quota beside the one that somebody else saved in between. @param nameOf a designation's name by its id */
export const quotaVersions = (
  { theirs, states }: Stale<QuotaValues, Quota>,
  nameOf: (designationId: string) => string,
): Version[] => [
  ...versionsOf<QuotaValues>(
    [
      {
        label: texts.columns.designation,
        words: ({ designationId }) =>
          designationId === theirs.designationId ? theirs.designationName : nameOf(designationId),
        value: ({ designationId }) => designationId,
      },
      { label: fields.styleName, words: ({ styleName }) => styleName },
      { label: fields.target, words: ({ target }) => formatCount(target) },
      { label: texts.columns.date, words: ({ date }) => formatDay(date) },
    ],
    states,
  ),
  ...changedFact(texts.quotaForm.removed, false, !theirs.status),
]
