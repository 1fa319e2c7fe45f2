import { texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { attendanceHref, correctionsHref, type FormAddress } from '../address.ts'
import type { PayPeriod } from '../period/pay-periods.ts'
import type { RunPerson } from './run-person.ts'

const words = texts.payslipRun

type Kind = {
  code: RunPerson['warnings'][number]['code']
  words: (people: number) => string
  hrefOf: (of: Parameters<typeof attendanceHref>[0], period: PayPeriod) => string
  /** Whether a payslip freezes these days, so that only days without one can be settled. */
  isFrozen?: boolean
  /** Whether today's days are left as they are. */
  isPast?: boolean
}

const kinds: readonly Kind[] = [
  {
    code: 'pending_days',
    words: words.confirmDays,
    hrefOf: (of, period) => attendanceHref(of, period, 'toConfirm'),
  },
  {
    code: 'missing_time_out',
    words: words.setTimesOut,
    hrefOf: (of, period) => attendanceHref(of, period, 'missingTimeOut'),
    isFrozen: true,
    // Whoever is still at work lacks no time out.
    isPast: true,
  },
  {
    code: 'late_or_half_days',
    words: words.lookAtLateDays,
    hrefOf: (of, period) => attendanceHref(of, period, 'lateOrHalf'),
    isFrozen: true,
  },
  { code: 'waiting_corrections', words: words.decideRequests, hrefOf: correctionsHref },
  { code: 'unrecorded_times', words: words.lookAtTimes, hrefOf: attendanceHref },
]

/** What a link of a run's toolbar says, and where it leads. */
export type ToSettle = { words: string; href: string }

/**
 * What is to be settled before the payslips are created. A list holds the days of one person or of a branch, so several
 * people who are not all of a branch have no link together; each of their previews has its own.
 */
export function toSettle(
  people: readonly RunPerson[],
  { whom, branch }: Pick<FormAddress, 'whom' | 'branch'>,
  period: PayPeriod,
  today: Day,
): ToSettle[] {
  return kinds.flatMap((kind) => {
    const [first, ...others] = people.filter((person) => isConcerned(person, kind, today))
    if (first === undefined || (others.length > 0 && whom !== undefined)) return []
    const of = others.length > 0 ? { branch } : { userId: first.employee.userId }
    return { words: kind.words(1 + others.length), href: kind.hrefOf(of, period) }
  })
}

function isConcerned({ warnings }: RunPerson, { code, isFrozen, isPast }: Kind, today: Day): boolean {
  const daysOf = (asked: Kind['code']) => warnings.find((warning) => warning.code === asked)?.days ?? []
  const frozen = isFrozen ? daysOf('covered') : []
  return daysOf(code).some((day) => !frozen.includes(day) && !(isPast && day >= today))
}
