import type { LeaveCalendar } from '@tahi/contract'
import type { Day } from '@tahi/domain'

export type CalendarLeave = LeaveCalendar['leaves'][number]

/** A leave's bar in one week. */
export interface Bar {
  readonly leave: CalendarLeave
  /** 0 to 6, both included. */
  readonly first: number
  readonly last: number
  /** From 0; bars in a lane share no day. */
  readonly lane: number
  /** Whether it began before this week, and whether it goes on after it. */
  readonly continued: boolean
  readonly continues: boolean
}

/** The bars of a week: each leave, in order, takes the first lane that is free on all its days. */
export function barsOf(week: readonly Day[], leaves: readonly CalendarLeave[]): Bar[] {
  const [sunday, saturday] = [week[0] ?? '', week.at(-1) ?? '']
  const taken: number[] = []
  return leaves
    .filter(({ date, dateEnd }) => date <= saturday && dateEnd >= sunday)
    .map((leave) => {
      const first = leave.date <= sunday ? 0 : week.indexOf(leave.date)
      const last = leave.dateEnd >= saturday ? week.length - 1 : week.indexOf(leave.dateEnd)
      const free = taken.findIndex((until) => until < first)
      const lane = free === -1 ? taken.length : free
      taken[lane] = last
      return {
        leave,
        first,
        last,
        lane,
        continued: leave.date < sunday,
        continues: leave.dateEnd > saturday,
      }
    })
}

/** How many bars of a day are in lanes that are not shown. */
export const hiddenOn = (bars: readonly Bar[], index: number, lanes: number): number =>
  bars.filter(({ first, last, lane }) => lane >= lanes && first <= index && index <= last).length

/** The leaves of one day. */
export const leavesOn = (leaves: readonly CalendarLeave[], day: Day): CalendarLeave[] =>
  leaves.filter(({ date, dateEnd }) => date <= day && day <= dateEnd)

/** How many people of a designation are left on a day. */
export interface Remaining {
  readonly designationId: string
  readonly name: string
  readonly left: number
  readonly people: number
  /** 'none' if nobody is left, 'few' for at most half. */
  readonly scarce: 'none' | 'few' | undefined
}

/** The designations of the people away on a day, the scarcest first. */
export function remainingOn({ designations, away }: LeaveCalendar, day: Day): Remaining[] {
  return away
    .filter(({ date }) => date === day)
    .flatMap(({ designationId, people: gone }) => {
      const designation = designations.find(({ _id }) => _id === designationId)
      if (!designation) return []
      const { name, people } = designation
      const left = Math.max(0, people - gone)
      return [{ designationId, name, left, people, scarce: scarcity(left, people) }]
    })
    .sort((one, other) => one.left / one.people - other.left / other.people || other.people - one.people)
}

function scarcity(left: number, people: number): Remaining['scarce'] {
  if (left === 0) return 'none'
  return left * 2 <= people ? 'few' : undefined
}
