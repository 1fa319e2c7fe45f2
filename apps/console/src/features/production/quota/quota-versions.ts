import type { Quota } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Version } from '../../../platform/stale-notice.tsx'
import type { QuotaValues } from './quota-values.ts'

/**
 * What was typed beside a quota that somebody else saved meanwhile.
 * @param designation the name of the one typed
 */
export const quotaVersions = (mine: QuotaValues, designation: string, theirs: Quota): Version[] => [
  {
    label: 'Designation',
    mine: mine.designationId === theirs.designationId ? theirs.designationName : designation,
    theirs: theirs.designationName,
  },
  { label: 'Style name', mine: mine.styleName, theirs: theirs.styleName },
  { label: 'Target', mine: mine.target.toLocaleString('en'), theirs: theirs.target.toLocaleString('en') },
  { label: 'Date', mine: formatDay(mine.date), theirs: formatDay(theirs.date) },
  ...(theirs.status ? [] : [{ label: 'Removed', mine: 'No', theirs: 'Yes' }]),
]
