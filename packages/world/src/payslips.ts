import {
  addDays,
  computeFlatPayslip,
  type Day,
  deriveStatus,
  type PayslipComputation,
  type PayslipRecord,
  type Period,
} from '@tahi/domain'
import type { AttendanceRecord } from './attendance.ts'
import { midnightOf, type WorldDay } from './days.ts'
import type { Employee } from './employees.ts'
import { idsOf } from './ids.ts'
import { settledHalfMonths } from './pay-periods.ts'

export interface Payslip {
  readonly id: string
  readonly branchId: string
  readonly personId: string
  readonly departmentId: string | null
  /** The branch's HR Admin. */
  readonly createdBy: string
  readonly period: Period
  readonly payDate: Day
  readonly status: 'paid' | 'pending'
  readonly computation: PayslipComputation
  readonly createdAt: Date
}

interface Sources {
  readonly seed: number
  readonly days: readonly WorldDay[]
  readonly employees: readonly Employee[]
  /** The HR Admin of each branch. */
  readonly managers: ReadonlyMap<string, { readonly id: string }>
  recordOf(employee: Employee, day: WorldDay): AttendanceRecord | undefined
}

/** HR creates payslips on the third day after a period's end, and pays on the fifth. */
const afterEnd = { made: 3, paid: 5 }

/** Payslips for all settled periods, computed by the domain: all paid except the newest period's. */
export function* makePayslips(sources: Sources): Generator<Payslip> {
  const idOf = idsOf(sources.seed, 'payslip')
  const periods = settledHalfMonths(sources.days)
  let number = 0
  for (const period of periods) {
    const days = sources.days.filter(({ day }) => day >= period.from && day <= period.to)
    const made = midnightOf(addDays(period.to, afterEnd.made)) + 15 * 3_600_000
    for (const employee of sources.employees) {
      const records = recordsOf(sources, employee, days)
      if (records.length === 0) continue
      yield {
        id: idOf(number++, made),
        branchId: employee.branchId,
        personId: employee.id,
        departmentId: employee.departmentId,
        createdBy: sources.managers.get(employee.branchId)?.id ?? '',
        period,
        payDate: addDays(period.to, afterEnd.paid),
        status: period === periods.at(-1) ? 'pending' : 'paid',
        computation: computeFlatPayslip({ period, rates: employee.rates, records }),
        createdAt: new Date(made),
      }
    }
  }
}

const recordsOf = ({ recordOf }: Sources, employee: Employee, days: readonly WorldDay[]): PayslipRecord[] =>
  days.flatMap((day) => {
    const record = recordOf(employee, day)
    return record ? [asPayslipRecord(record)] : []
  })

function asPayslipRecord(record: AttendanceRecord): PayslipRecord {
  const { id, day, timeIn, timeOut, recordedStatus, schedule } = record
  const { lateAfter } = schedule
  return {
    id,
    day,
    status: deriveStatus({ status: recordedStatus, timeIn, timeOut, lateAfter }),
    timeIn,
    timeOut,
    schedule,
  }
}
