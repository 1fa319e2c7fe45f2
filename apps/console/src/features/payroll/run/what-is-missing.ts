import { texts } from '@tahi/contract'
import type { PayPeriod } from '../period/pay-periods.ts'
import { isPeriod } from '../period/period-problem.ts'

interface Settings {
  readonly byName: boolean
  /** How many people are chosen by name. */
  readonly people: number
  readonly branchId: string | undefined
  readonly period: PayPeriod
}

/** What has to be chosen before the figures of a run can be computed; undefined if nothing. */
export function whatIsMissing({ byName, people, branchId, period }: Settings): string | undefined {
  if (byName && people === 0) return texts.payslipRun.choosePeople
  if (!byName && branchId === undefined) return texts.choose.branch
  return isPeriod(period) ? undefined : texts.payslipRun.choosePeriod
}
