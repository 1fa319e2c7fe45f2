import { newId } from '@tahi/client/new-id'
import { createLeave, type Leave, leaveState, leaveType, limits, texts } from '@tahi/contract'
import { type Day, isDay, leavePeriodProblem, type Period } from '@tahi/domain'
import * as z from 'zod'
import { employeeInWords } from '../../../platform/employees/employee-in-words.ts'

/** The form values of a leave. A type, not an interface, to fit `Record<string, unknown>`. */
export type LeaveValues = {
  /** Created here and kept through retries, so that a repeated save is idempotent (D1 create). */
  _id: string
  /** The version that was read; 0 for a new one. */
  version: number
  userId: string
  /** The chosen employee's name, for a restored draft. */
  employee: string
  leaveType: string
  date: Day
  dateEnd: Day
  state: Leave['state']
  details: string
}

export const newValues = (date: Day): LeaveValues => ({
  _id: newId(),
  version: 0,
  userId: '',
  employee: '',
  leaveType: '',
  date,
  dateEnd: date,
  state: 'requested',
  details: '',
})

export const valuesOf = (leave: Leave): LeaveValues => ({
  _id: leave._id,
  version: leave.version,
  userId: leave.userId,
  employee: employeeInWords(leave.employee),
  leaveType: leave.leaveType,
  date: leave.date,
  dateEnd: leave.dateEnd,
  state: leave.state,
  details: leave.details,
})

/** The typed days; undefined while they are no valid leave. */
export function typedPeriod({ date, dateEnd }: Pick<LeaveValues, 'date' | 'dateEnd'>): Period | undefined {
  const period = { from: date, to: dateEnd }
  const days = isDay(date) && isDay(dateEnd)
  return days && leavePeriodProblem(period, limits.leaveDays) === null ? period : undefined
}

/** The server's rules, so that violations show before the form is sent. */
export const leaveForm = z
  .object({
    userId: z.string().min(1, texts.choose.employee),
    leaveType: z.string().refine((type) => leaveType.safeParse(type).success, texts.leave.noType),
    date: z.string().refine(isDay, texts.choose.firstDay),
    dateEnd: z.string().refine(isDay, texts.choose.lastDay),
    state: leaveState,
    details: createLeave.body.shape.details.unwrap(),
  })
  .superRefine(({ date, dateEnd }, context) => {
    if (!isDay(date) || !isDay(dateEnd)) return
    const problem = leavePeriodProblem({ from: date, to: dateEnd }, limits.leaveDays)
    if (!problem) return
    const message = texts.leave.periodProblems[problem]
    context.addIssue({ code: 'custom', path: ['dateEnd'], message })
  })

/** The values as the call's body. */
export const toBody = ({ employee: _, ...values }: LeaveValues) => createLeave.body.parse(values)
