import { limits } from '../limits.ts'
import { counted, formatCount, leftAsTheyAre } from './counted.ts'

const inDays = (days: number): string => counted(days, 'day', 'days')

/** Attendance: its list and form, and the server's refusals (W2 Attendance, D3). */
export const attendanceTexts = {
  title: 'Attendance',
  add: 'New Attendance',
  import: 'Import attendance',
  formTitle: 'Attendance Details',
  save: 'Save Shift',
  /** Beside a count of those present. @param days full days that HR has not confirmed */
  moreToConfirm: (days: number) => `${formatCount(days)} more to confirm`,
  printTitle: (start: string, end: string) => `Attendance Progress List from ${start} to ${end}`,
  statuses: {
    pending: 'Pending',
    present: 'Present',
    absent: 'Absent',
    late: 'Late',
    halfday: 'Halfday',
    leave: 'Leave',
  },
  /** Further filters of the list. */
  views: {
    attended: 'Attended',
    lateOrHalf: 'Late or half',
    missingTimeOut: 'No time out',
    claimedOffline: 'Claimed offline',
    toConfirm: 'To confirm',
  },
  /** The statuses in the General Manager's counts: '3 of 50 employees late'. */
  counted: {
    pending: 'pending',
    present: 'present',
    absent: 'absent',
    late: 'late',
    halfday: 'there for half a day',
    leave: 'on leave',
    attended: 'attended',
    lateOrHalf: 'late or there for half a day',
    missingTimeOut: 'without a time out',
    claimedOffline: 'claimed a time offline',
    toConfirm: 'to confirm',
  },
  /** C2, the summary per branch. */
  total: 'Total Employee Attendance',
  removeQuestion: 'Remove this attendance?',
  removeManyQuestion: (days: number) => `Remove the attendance of ${inDays(days)}?`,
  employees: (count: number) => `${formatCount(count)} employees`,
  removed: (days: number) => `${inDays(days)} removed`,
  confirmed: (days: number) => `${inDays(days)} confirmed`,
  setPresent: 'Set to Present',
  setPresentQuestion: (days: number) => `Set ${inDays(days)} to Present?`,
  setPresentDetail: 'Late and half days are then paid for the time worked, like other days that are present.',
  nowPresent: (days: number) => `${inDays(days)} set to Present`,
  setTimeOut: 'Set time out…',
  setTimeOutTitle: 'Set the time out',
  setTimeOutOf: (days: number) => `Set the time out of ${inDays(days)}`,
  setTimeOutDetail:
    'The status follows from the new times: full days wait for confirmation, late and half days for a look.',
  timeOutSet: (days: number) => `${inDays(days)} given a time out`,
  /** @param msg why the first one was left as it is */
  leftAsTheyAre: (refused: readonly { msg: string }[]) => leftAsTheyAre(refused, inDays(refused.length)),
  dateLocked: 'Cannot modify the date here',
  timesLocked: "Times are changed with 'Correct times…', which asks for a reason.",
  employeeLocked: 'The employee of an attendance record cannot be changed.',
  exists: 'This employee already has an attendance record on that day.',
  future: 'Attendance cannot be recorded for a day to come.',
  /** Of somebody who was deactivated, or went to head office. */
  afterLeaving: (lastDay: string) =>
    `This employee left on ${lastDay}: deactivated, or gone to head office. Days after it are not recorded.`,
  ownDay: 'Your own days are for somebody else to record.',
  /** By the domain's `timesProblems`. */
  timesProblems: {
    out_before_in: 'Time out must be after time in.',
    out_without_in: 'A time out needs a time in.',
  },
  coveredByPayslip:
    'A payslip covers this day. Remove the payslip first; a paid one has to be set back to pending before.',
  openPayslip: 'Open that payslip',
  onlyConfirm:
    'A pending payslip covers this day: it can be confirmed, and the payslip recomputed. To correct or remove it, remove the payslip first.',
  paidByPayslip: 'This day is paid. Set its payslip back to pending first, and recompute it afterwards.',
  paidElsewhere:
    'This day was paid in the branch that the employee left, and stays so. If that is wrong, ask an HR Manager.',
  clockedDayPaid: 'This day is paid already, so no time is written to it. Tell your HR Admin.',
  afterMidnight:
    'Yesterday has no time out. HR is told when you tapped; you can also ask for a correction of that day. Nothing is written for today yet.',
  alreadyOut:
    'You clocked out earlier today. HR is told when you tapped now; you can also ask for a correction of the day.',
  clocksOneself: 'Everybody clocks in and out for themselves.',
  clockInFirst: 'Clock in first.',
  /** Of a clock-in or clock-out that was sent later. */
  tooManyClaims: `${limits.waitingClaims} of your times wait for HR already, so this one was not sent. Tell your HR Admin when it was.`,
  tooSoon: 'You clocked in just now. Wait two minutes, then clock out.',
  changedMeanwhile: 'This day has changed since you saw it. Look at it as it is now.',
  notLateOrHalf: 'Only late and half days can be set to Present for a selection.',
  hasTimeOut: 'This day has a time out, or no time in. Change its times one by one.',
  notPending: 'Only attendance that is pending can be confirmed.',
  nothingToConfirm: 'This day has no times. Correct its times, or choose its status.',
} as const
