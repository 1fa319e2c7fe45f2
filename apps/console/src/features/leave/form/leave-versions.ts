import { type Leave, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Version } from '../../../platform/stale-notice.tsx'
import type { LeaveValues } from './leave-values.ts'

const { fields, states } = texts.leave

/** What was typed beside a leave that somebody else saved meanwhile. */
export const leaveVersions = (mine: LeaveValues, theirs: Leave): Version[] => [
  { label: fields.date, mine: formatDay(mine.date), theirs: formatDay(theirs.date) },
  { label: fields.dateEnd, mine: formatDay(mine.dateEnd), theirs: formatDay(theirs.dateEnd) },
  { label: fields.state, mine: states[mine.state], theirs: states[theirs.state] },
  { label: fields.details, mine: mine.details || 'None', theirs: theirs.details || 'None' },
]
