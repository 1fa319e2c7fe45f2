import { rowProblems } from '@tahi/domain'
import * as z from 'zod'
import { attendanceRecord } from './attendance.ts'
import { call, data, list, spreadsheet } from './call.ts'
import { day, filterBy, id, instant, name, optionalWallTime, pagedBy, personName } from './fields.ts'
import { importSheets, importState } from './import-state.ts'
import { recordKeepers } from './roles.ts'

export const attendanceImportProblem = z.enum(rowProblems)

/**
 * What a good row adds to the record of its day: the time out that an earlier file did not have yet, or times to a record
 * that has none.
 */
export const attendanceImportAddition = z.enum(['time_out', 'times'])

/** An import of a clock's export: how much has been read, and what would be (or was) written. */
export const attendanceImport = z.object({
  _id: id,
  branchId: id,
  fileName: z.string(),
  state: importState,
  /** The failure, in words for a person. */
  msg: z.string().nullable(),
  /** Share of the current step that is done, 0 to 1. */
  progress: z.number(),
  layout: z.enum(['daily', 'punches']).nullable(),
  /** A date as the file has it, where only the branch's earlier files tell which day it is, and that day. */
  readAsBefore: z.object({ text: z.string(), date: day }).nullable(),
  /** Null where the file has no other sheet with cells. */
  sheets: importSheets.nullable(),
  rows: z.int(),
  /** Days without a problem: new ones, and those that complete a record. */
  good: z.int(),
  /** How many of the good rows complete a record, and with what. */
  additions: z.object({ time_out: z.int(), times: z.int() }),
  /** Days already recorded with the same times: repeating an import adds nothing. */
  unchanged: z.int(),
  /** Days for which the clock has no time, such as absences and rest days: there is nothing to record. */
  noTimes: z.int(),
  bad: z.int(),
  problems: z.array(z.object({ problem: attendanceImportProblem, rows: z.int() })),
  /** Rows whose name in the file has nothing in common with the employee's. They are not refused. */
  otherNames: z.int(),
  /** Most names do not match: the numbers are probably from another branch's clock. */
  seemsOtherBranch: z.boolean(),
  createdAt: instant,
})
export type AttendanceImport = z.infer<typeof attendanceImport>

export const attendanceImportRow = z.object({
  line: z.int(),
  userId: z.string(),
  name: z.string(),
  /** The person's name in the file; '' without one. */
  nameInFile: z.string(),
  /** The name in the file has nothing in common with the employee's. */
  otherName: z.boolean(),
  date: day.or(z.literal('')),
  timeIn: optionalWallTime,
  timeOut: optionalWallTime,
  /** What the file has where the date or a time could not be read; '' where it could, or where the cell is empty. */
  unread: z.object({ date: z.string(), timeIn: z.string(), timeOut: z.string() }),
  outcome: z.enum(['good', 'unchanged', 'noTimes', 'bad']),
  problem: attendanceImportProblem.nullable(),
  /** Null for a new day, and for a row that is not good. */
  adds: attendanceImportAddition.nullable(),
  /**
   * The record of the employee's day as it is now, which after the import may be what the import wrote. Null without one,
   * for a row without an employee or a day, and for a record outside of the reader's scope: a branch that the employee
   * left keeps it.
   */
  recorded: attendanceRecord.pick({ _id: true, timeIn: true, timeOut: true, status: true }).nullable(),
  /** The cells as written in the file. */
  raw: z.array(z.string()),
})
export type AttendanceImportRow = z.infer<typeof attendanceImportRow>

const path = z.object({ id })

export const previewAttendanceImport = call({
  method: 'POST',
  path: '/api/attendance/import/preview',
  summary:
    'Reads the CSV file or spreadsheet of a biometric clock and checks every row; writes no attendance',
  allow: recordKeepers,
  upload: 'file',
  query: z.object({ branchId: id.optional() }),
  reply: data(attendanceImport),
})

export const readAttendanceImport = call({
  method: 'GET',
  path: '/api/attendance/import/:id',
  summary: 'How far an import has come, and its counts',
  allow: recordKeepers,
  params: path,
  reply: data(attendanceImport),
})

export const attendanceImportRowSorts = ['line', 'userId', 'date', 'outcome', 'problem'] as const

export const listAttendanceImportRows = call({
  method: 'GET',
  path: '/api/attendance/import/:id/rows',
  summary: 'The rows of an import, with the problem of each',
  allow: recordKeepers,
  params: path,
  query: z.object({
    ...pagedBy(attendanceImportRowSorts),
    /** 'otherName': such rows with any outcome. */
    outcome: filterBy(z.enum(['all', 'good', 'unchanged', 'noTimes', 'bad', 'otherName'])),
  }),
  reply: list(attendanceImportRow),
})

export const readAttendanceImportNumber = call({
  method: 'GET',
  path: '/api/attendance/import/:id/number',
  summary:
    "The name that the file gives to a number that nobody has, and the branch's only person of that name",
  allow: recordKeepers,
  params: path,
  query: z.object({ number: name }),
  reply: data(
    z.object({
      /** '' when the file has no name. */
      name: z.string(),
      /** The only active person with this name, if there is exactly one. Just a suggestion: the user decides. */
      proposed: personName.nullable(),
    }),
  ),
})

export const judgeAttendanceImportAgain = call({
  method: 'POST',
  path: '/api/attendance/import/judge',
  summary: 'Checks the rows again that did not agree with the records, after these were corrected',
  allow: recordKeepers,
  body: z.object({ _id: id }),
  reply: data(attendanceImport),
})

export const applyAttendanceImport = call({
  method: 'POST',
  path: '/api/attendance/import/apply',
  summary: 'Writes the good rows in one transaction',
  allow: recordKeepers,
  body: z.object({ _id: id }),
  reply: data(attendanceImport),
})

export const exportAttendanceImportProblems = call({
  method: 'GET',
  path: '/api/attendance/import/:id/problems',
  summary: 'The bad rows as a spreadsheet, to be corrected and imported again',
  allow: recordKeepers,
  params: path,
  reply: spreadsheet,
})
