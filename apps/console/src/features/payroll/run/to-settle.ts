import { texts } from '@tahi/contract'
import { attendanceHref, correctionsHref, type FormAddress } from '../address.ts'
import type { PayPeriod } from '../period/pay-periods.ts'
import type { RunPerson } from './run-person.ts'

const words = texts.payslipRun

type Kind = {
  code: RunPerson['warnings'][number]['code']
  words: (people: number) => string
  hrefOf: (of: Parameters<typeof attendanceHref>[0], period: PayPeriod) => string
}

const kinds: readonly Kind[] = [
  {
    code: 'pending_days',
    words: words.confirmDays,
    hrefOf: (of, period) => attendanceHref(of, period, 'toConfirm'),
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
): ToSettle[] {
  return kinds.flatMap(({ code, words, hrefOf }) => {
    const [first, ...others] = people.filter(({ warnings }) => warnings.some((one) => one.code === code))
    if (first === undefined || (others.length > 0 && whom !== undefined)) return []
    const of = others.length > 0 ? { branch } : { userId: first.employee.userId }
    return { words: words(1 + others.length), href: hrefOf(of, period) }
  })
}
