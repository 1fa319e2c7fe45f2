import { texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { type States, type Version, versionsOf } from '../../../platform/stale/versions.ts'
import type { LeaveValues } from './leave-values.ts'

const { fields, states: stateWords } = texts.leave

/** The typed leave beside the one that somebody else saved in between. */
export const leaveVersions = (states: States<LeaveValues>): Version[] =>
  versionsOf(
    [
      { label: fields.date, words: ({ date }) => formatDay(date) },
      { label: fields.dateEnd, words: ({ dateEnd }) => formatDay(dateEnd) },
      { label: fields.state, words: ({ state }) => stateWords[state] },
      { label: fields.details, words: ({ details }) => details },
    ],
    states,
  )
