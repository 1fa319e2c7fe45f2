import * as z from 'zod'
import { attendanceRecord } from './attendance.ts'
import { call, data } from './call.ts'
import { day, id, instant, wallTime } from './fields.ts'
import { quota } from './production.ts'
import { shiftDay } from './shift-weeks.ts'

/** An employee's current day (W4, D3): one call for the application's first screen. */
export const today = z.object({
  /** The server's clock, and the company's zone to show it in. */
  now: instant,
  timeZone: z.string(),
  date: day,
  record: attendanceRecord.omit({ can: true, paidElsewhere: true }).nullable(),
  /** In the night, when yesterday has no time out: its time in, and until when a first tap is taken for going home. */
  openYesterday: z.object({ timeIn: wallTime, until: wallTime }).nullable(),
  shift: shiftDay.extend({
    breakMinutes: z.int(),
    /** A time in after this one is late. */
    lateAfter: wallTime,
    /** Paid regular time is between these. */
    paidFrom: wallTime,
    paidUntil: wallTime,
  }),
  /** The day's quotas that the employee may report to or has reported to, with the employee's own share. */
  quotas: z.array(
    quota
      .pick({
        _id: true,
        styleName: true,
        branchName: true,
        designationName: true,
        target: true,
        progress: true,
        standing: true,
      })
      .extend({
        /**
         * Of a designation or branch that the employee had earlier today, or helped: nothing more can be reported to it,
         * nor corrected.
         */
        former: z.boolean(),
        own: z.int(),
        ownEntries: z.array(z.object({ _id: id, quotaProgress: z.int(), createdAt: instant })),
      }),
  ),
  unread: z.object({ announcements: z.int(), messages: z.int(), notifications: z.int() }),
})
export type Today = z.infer<typeof today>

export const readToday = call({
  method: 'GET',
  path: '/api/attendance/today',
  summary: "The caller's own day: times, shift, quotas with the caller's progress, and what is unread",
  allow: ['user'],
  reply: data(today),
})
