import type { ColumnRole } from '@tahi/domain'
import { limits } from '../limits.ts'
import { formatCount } from './counted.ts'
import { choose } from './general.ts'

const columns: Record<ColumnRole, string> = {
  userId: 'user ID',
  date: 'date',
  timeIn: 'time in',
  timeOut: 'time out',
  moment: 'time',
}

const listed = (roles: readonly ColumnRole[]): string => roles.map((role) => columns[role]).join(', ')

/** Texts of an import of a clock's file. */
export const attendanceImportTexts = {
  noColumns:
    'No row names the columns. Tahi looks for a user ID and a date, with time in and time out or punches.',
  /** @param found the columns of the row that names the most of them */
  missingColumns: (found: readonly ColumnRole[], missing: readonly ColumnRole[]) =>
    `A column is missing, or has a title that Tahi does not know. Found: ${listed(found)}. Missing: ${listed(missing)}.`,
  repeatedTimes:
    'The table has several times in or out a day. Keep the first as Time In and the last as Time Out, or export the list of punches.',
  mixedDates:
    'Some dates have the day first (13/11/2026) and some the month first (11/13/2026), so that 05/11/2026 may be either. Send the files of the two kinds one by one.',
  /** @param text the date as the file has it @param one a reading, 'May 11, 2026' @param other 'Nov 5, 2026' */
  eitherDates: (text: string, one: string, other: string) =>
    `Nothing in the file tells whether ${text} is ${one} or ${other}. Send a file of more days, or write its dates as Nov 21, 2026.`,
  /** @param text the date as the file has it @param date 'Nov 10, 2026' */
  readAsBefore: (text: string, date: string) => `${text} is read as ${date}, as in the files before.`,
  turnedDates:
    'A spreadsheet program has turned day and month around in some of the dates. Send the file as the clock wrote it, without opening and saving it before.',
  tooManyRows: `The file has more than ${formatCount(limits.importRows)} rows. Split it by month.`,
  notReady: 'This import is still being read or carried out, or it failed.',
  /** Over the bad rows of a list of punches, which are exported as days to be corrected and imported again. */
  punchColumns: { timeIn: 'Time In', timeOut: 'Time Out', inFile: 'In the file' },
  anotherName: 'Another name',
  otherNames: (rows: number) =>
    rows === 1
      ? "1 row has a name that is not the employee's whose day it would be. Look at it before you import."
      : `${formatCount(rows)} rows have names that are not those of the employees whose days they would be. Look at them before you import.`,
  noTimes: 'No times',
  noTimesHint: 'Absences and rest days in the file: nothing to record',
  seemsOtherBranch: "This looks like another branch's file",
  /** What a good row adds to the record of its day. */
  adds: { time_out: 'Adds time out', times: 'Adds times' },
  /** Before the recorded times or status, which are a link. */
  recorded: 'Recorded:',
  whoIs: (number: string) => `Who is ${number}?`,
  /** @param name 'Santos, Ana (EMP-00001)' */
  perhaps: (name: string) => `Perhaps ${name}`,
  chooseEmployee: choose.employee,
  saveNumber: 'Save number',
  whoIsHint:
    'The number on the clock is kept with the employee, in place of another one, and found in every file from now on.',
  /** @param former the number that the chosen employee has now */
  replaces: (former: string, number: string) =>
    `Their number is ${former} now. Once it is ${number}, nobody has ${former} any more, and its rows are imported for nobody until you say who that is.`,
  /** @param name 'Santos, Ana (EMP-00001)' */
  isNow: (name: string, number: string) => `${name} is ${number} on the clock`,
  problems: {
    no_user_id: 'The user ID is missing',
    bad_date: 'The date cannot be read. Write it as Nov 21, 2026',
    future_date: 'The date is still to come',
    bad_time: 'A time cannot be read. Write it as 8:05 AM or 17:30',
    midnight: '00:00: did the clock miss the time in?',
    out_without_in: 'There is a time out but no time in',
    out_before_in: 'Time out is not after time in',
    duplicate_in_file: 'The same employee and day stand higher up in this file',
    differs_in_file: 'Has other times elsewhere in this file',
    after_midnight: 'Going home after midnight? The day before has no time out',
    unknown_employee: 'No active employee has this ID or number',
    two_employees: 'Two employees have or had this ID or number',
    named_twice: 'The same employee and day stand higher up, by another ID or number',
    differs_by_number: 'Has other times elsewhere in this file, by another ID or number',
    other_branch: 'This employee belongs to another branch',
    own_day: 'Your own days are for somebody else to record',
    after_leaving: 'This employee left before that day',
    covered_by_payslip: 'A payslip covers this day',
    exists_differently: 'This day has other times, or a leave',
    unknown_night: 'Going home after midnight? Nothing is known of the day before',
  },
} as const
