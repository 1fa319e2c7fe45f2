import { newId } from '@tahi/client/new-id'
import { type AttendanceRecord, attendanceStatus, createAttendance, reason, texts } from '@tahi/contract'
import { isDay, parseWallTime, parseWallTimeOrNone, timesProblem } from '@tahi/domain'
import * as z from 'zod'

/** The form values of a new record. A type, not an interface, to fit `Record<string, unknown>`. */
export type RecordDraft = {
  /** Created here and kept through retries, so that a repeated save is idempotent (D1 create). */
  _id: string
  userId: string
  /** The chosen employee's name, for a restored draft. */
  employee: string
  date: string
  timeIn: string
  timeOut: string
  status: z.infer<typeof attendanceStatus>
}

/** A new record starts today, without times, as present (C3). */
export const newDraft = (today: string): RecordDraft => ({
  _id: newId(),
  userId: '',
  employee: '',
  date: today,
  timeIn: '',
  timeOut: '',
  status: 'present',
})

const time = z
  .string()
  .refine((text) => text === '' || parseWallTime(text) !== undefined, texts.attendanceForm.timeExample)

/** Both times of a day, in a possible order. */
export const timesSchema = z.object({ timeIn: time, timeOut: time }).check(({ value, issues }) => {
  const problem = timesProblem(parseWallTimeOrNone(value.timeIn), parseWallTimeOrNone(value.timeOut))
  if (!problem) return
  const message = texts.attendance.timesProblems[problem]
  issues.push({ code: 'custom', path: ['timeOut'], message, input: value.timeOut })
})

/** The form values of a correction of a day's times. */
export const correctionSchema = timesSchema.and(z.object({ reason }))

/** The first values of a correction, with the version that was read. */
export const correctionOf = ({ version, timeIn, timeOut }: AttendanceRecord) => ({
  version,
  timeIn,
  timeOut,
  reason: '',
})

/** The server's rules for a new record, so that violations show before it is sent. */
export const draftSchema = (today: string) =>
  timesSchema.and(
    z.object({
      userId: z.string().min(1, texts.choose.employee),
      date: z
        .string()
        .refine(isDay, texts.choose.date)
        .refine((day) => day <= today, texts.attendance.future),
      status: attendanceStatus,
    }),
  )

/** The draft as the call's body. @param shownClaims the day's claims that are shown beside it */
export const toBody = ({ employee: _, ...body }: RecordDraft, shownClaims: readonly string[]) =>
  createAttendance.body.parse({ ...body, shownClaims, version: 0 })
