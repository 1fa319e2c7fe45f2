import { leaveTypes, uncountedReasons, unpaidReasons } from '@tahi/domain'
import * as z from 'zod'
import { attendanceRecord } from './attendance.ts'
import { call, data } from './call.ts'
import { correction } from './corrections.ts'
import { day, id, month } from './fields.ts'

/** A day of one's own month, with what it earns. */
export const attendanceDay = z.object({
  date: day,
  /** By the shift in force on the day. */
  working: z.boolean(),
  /** The type of a confirmed leave on the day. */
  leaveType: z.enum(leaveTypes).nullable(),
  record: attendanceRecord.pick({ _id: true, timeIn: true, timeOut: true, status: true }).nullable(),
  /**
   * As the payslip over the day counts them; without one, as a payslip will (D5). Those of a day that is not counted may
   * still be counted: once HR confirms the day, or recomputes the payslip.
   */
  regularMinutes: z.int(),
  overtimeMinutes: z.int(),
  /** By the payslip over the day, which keeps what it was computed from; without one, by the record. */
  counted: z.boolean(),
  /** Why no payslip would count the record as it is now; null when one would, and without a record. */
  reason: z.enum(uncountedReasons).nullable(),
  /** The payslip that covers the day. */
  payslipId: id.nullable(),
  paid: z.boolean(),
  /**
   * Why that payslip pays nothing for the record: by its own line about the day, or because it was recorded after the
   * payslip was computed. Null when it pays it, and without a record or a payslip.
   */
  unpaid: z.enum([...unpaidReasons, 'unrecorded']).nullable(),
  /** The latest request about the day that is not withdrawn. */
  correction: correction
    .pick({ _id: true, state: true, timeIn: true, timeOut: true, reason: true, answer: true, version: true })
    .nullable(),
})
export type AttendanceDay = z.infer<typeof attendanceDay>

export const attendanceMonth = z.object({
  month,
  /**
   * From the first of the month, or the person's first day in it, up to today; empty for a future month, and for one before
   * the person's first day.
   */
  days: z.array(attendanceDay),
  totals: z.object({
    /** Days with attendance, whatever their status became. */
    attendedDays: z.int(),
    lateDays: z.int(),
    absentDays: z.int(),
    leaveDays: z.int(),
    /** Counted minutes. */
    regularMinutes: z.int(),
    overtimeMinutes: z.int(),
    /** Minutes that wait for HR to confirm the day or to recompute its payslip, not included in the counted ones. */
    waitingMinutes: z.int(),
  }),
})
export type AttendanceMonth = z.infer<typeof attendanceMonth>

export const readAttendanceMonth = call({
  method: 'GET',
  path: '/api/attendance/month',
  summary: "The caller's own month, day by day: each record with the time that counts for pay, and the sums",
  allow: ['user'],
  query: z.object({ month }),
  reply: data(attendanceMonth),
})
