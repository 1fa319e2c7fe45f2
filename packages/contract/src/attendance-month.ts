import { leaveTypes, uncountedReasons } from '@tahi/domain'
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
   * As a payslip counts them (D5). For a full day that waits for confirmation: as a payslip will count them once
   * confirmed.
   */
  regularMinutes: z.int(),
  overtimeMinutes: z.int(),
  counted: z.boolean(),
  /** Why a record is not counted; null when it is counted, and without a record. */
  reason: z.enum(uncountedReasons).nullable(),
  /** The payslip that covers the day. */
  payslipId: id.nullable(),
  paid: z.boolean(),
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
    /** Minutes that wait for confirmation, not included in the counted ones. */
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
