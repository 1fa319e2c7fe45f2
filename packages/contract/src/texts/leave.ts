import { limits } from '../limits.ts'
import { counted, leftAsTheyAre } from './counted.ts'

const inLeaves = (leaves: number): string => counted(leaves, 'leave', 'leaves')

/** Leaves: their list and form, and the server's refusals (W2 Leaves, D4). */
export const leaveTexts = {
  title: 'Leaves',
  formTitle: 'Leave Details',
  add: 'Add Leave',
  save: 'Save Leave',
  /** The employee's own button (W2 Leaves). */
  request: 'Request Leave',
  /** The form's fields (W2 Leaves). */
  fields: {
    date: 'Start Date',
    dateEnd: 'End Date',
    employee: 'Employee Name',
    leaveType: 'Leave Type',
    state: 'Leave Status',
    details: 'Details',
  },
  states: { requested: 'Requested', confirmed: 'Confirmed', rejected: 'Rejected' },
  /** @param days formatted; undefined where the range is open */
  printTitle: (start?: string, end?: string) =>
    `Leave List${start === undefined ? '' : ` from ${start}`}${end === undefined ? '' : ` to ${end}`}`,
  withdraw: 'Withdraw',
  withdrawQuestion: 'Withdraw this leave?',
  /** Of a confirmed leave; the days that it wrote, and nobody changed since. */
  withdrawDetail:
    'It leaves every list; in attendance, its working days that are over become Absent, and its other days are removed.',
  inDays: (days: number) => counted(days, 'day', 'days'),
  noType: 'Choose a leave type',
  /** By the domain's `leavePeriodProblems`. */
  periodProblems: {
    end_before_start: 'The leave ends before it starts.',
    too_long: `A leave has at most ${limits.leaveDays} days.`,
  },
  tooLongAgo: 'A leave cannot begin more than a year ago.',
  tooFarAhead: 'A leave begins at most a year from now. Check the year.',
  tooManyWaiting: `${limits.waitingLeaves} of your leave requests wait for a decision. Withdraw one, or ask again when they are decided.`,
  employeeLocked: 'The employee of a leave cannot be changed.',
  typeLocked: 'The type of a leave cannot be changed.',
  ownOnly: 'You can request a leave for yourself alone.',
  requestOnly: 'Your HR Admin decides about your leave. You can only request it.',
  /** @param state 'Confirmed' */
  nowDecided: (leaves: number, state: string) => `${inLeaves(leaves)} ${state.toLowerCase()}`,
  /** In a list, which the leave may have left. @param who 'Cruz, Ana' */
  oneDecided: (who: string, state: string) => `Success: ${who}, ${state.toLowerCase()}`,
  leftAsTheyAre: (refused: readonly { msg: string }[]) => leftAsTheyAre(refused, inLeaves(refused.length)),
  decided: 'This leave is decided already. Ask your HR Admin to change it.',
  ownDecision: 'Your own leave is for somebody else to decide.',
  withdrawn: 'This leave was withdrawn meanwhile.',
  movedAway:
    'The person moved to another branch, and days of this leave are paid where they worked before. Ask an HR Manager.',
  /** @param state its current state */
  changedMeanwhile: (state: 'requested' | 'confirmed' | 'rejected') =>
    `This leave has changed since you saw it, and is ${state} now. Look at it as it is now.`,
  deactivated: 'This employee is deactivated, so no more days of leave can be confirmed.',
  /** @param from formatted @param to formatted */
  overlap: (from: string, to: string, state: 'requested' | 'confirmed') =>
    `This employee already has a ${state} leave ${from === to ? `on ${from}` : `from ${from} to ${to}`}.`,
  /** For a leave in a former branch, whose dates must not be shown. */
  overlapElsewhere: 'This employee already has a leave on some of these days.',
  calendarTooLong: `The calendar shows at most ${limits.calendarDays} days.`,
} as const
