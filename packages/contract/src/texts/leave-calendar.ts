import type { LeaveType } from '@tahi/domain'

/** How many people of a designation are left on a day. */
interface Remaining {
  readonly name: string
  readonly left: number
  readonly people: number
}

/** Where the law's names do not fit. */
const shortTypes: Partial<Record<LeaveType, string>> = {
  'Service Incentive': 'Incentive',
  'Parental (Solo Parent)': 'Solo parent',
  'Special Leave Benefits for Women': "Women's",
  'Leave for Victims of Violence Against Women and Children': 'VAWC',
  'Special Leave for Workers in the Private Sector': 'Special',
}

const remaining = ({ name, left, people }: Remaining): string => `${name} ${left} of ${people}`
const remainingLeft = (of: Remaining): string => `${remaining(of)} left`

/** The calendar of leaves: a branch's month. */
export const leaveCalendarTexts = {
  label: 'Leave calendar',
  legend: { few: 'Half or fewer left', none: 'Nobody left' },
  noneAway: { title: 'Nobody is away', text: 'No leave has a day in this month.' },
  /** @param sunday formatted */
  week: (sunday: string) => `Week of ${sunday}`,
  /** Of the leaves of a day that have no bar. */
  more: (leaves: number) => `+${leaves} more`,
  designations: 'Left of each designation',
  /** 'Sewer 11 of 14'. */
  remaining,
  /** 'Sewer 11 of 14 left'. */
  remainingLeft,
  shortType: (type: LeaveType): string => shortTypes[type] ?? type,
  /** 'Cruz, Ana: Sick, confirmed, Nov 17, 2026 to Nov 18, 2026'. @param state 'Confirmed' @param days formatted */
  leave: (name: string, type: string, state: string, days: string) =>
    `${name}: ${type}, ${state.toLowerCase()}, ${days}`,
  /**
   * 'Wednesday, November 18: 2 away, 1 requested. Sewer 11 of 14 left'.
   * @param scarcest the designation with the fewest people left, if anybody is away
   */
  day: (day: string, away: number, requested: number, scarcest: Remaining | undefined) => {
    const counts = [
      ...(away > 0 ? [`${away} away`] : []),
      ...(requested > 0 ? [`${requested} requested`] : []),
    ]
    const left = scarcest ? `. ${remainingLeft(scarcest)}` : ''
    return `${day}: ${counts.length > 0 ? counts.join(', ') : 'nobody away'}${left}`
  },
} as const
