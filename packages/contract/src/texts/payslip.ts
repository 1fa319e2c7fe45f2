import { limits } from '../limits.ts'
import { counted, formatCount, leftAsTheyAre } from './counted.ts'

const inPayslips = (payslips: number): string => counted(payslips, 'payslip', 'payslips')

/** Payslips, wherever they are shown or changed (W2 Salary, D5). */
export const payslipTexts = {
  overlap: 'This employee already has a payslip for some of these days.',
  chooseOtherDays: 'Choose days without a payslip.',
  /** @param from formatted @param to formatted */
  overlapElsewhere: (from: string, to: string) =>
    `This employee already has a payslip for ${from} to ${to} in the former branch.`,
  paidFrozen: 'A paid payslip cannot be changed. Set it back to pending first.',
  changedMeanwhile: 'This payslip has changed since you saw it. Look at it as it is now.',
  movedAway:
    'This person works in another branch now, and a payslip that is not paid goes there. Ask an HR Manager or the accountant.',
  ownPay: 'Nobody handles their own pay: yours is for an HR Manager other than you.',
  /** Of somebody who became an HR Admin, or went to head office. */
  promotedPay: (name: string) => `The pay of ${name} is handled by an HR Manager.`,
  /** @param money formatted; undefined when what their days earn is open */
  notChosen: (people: number, money: string | undefined) =>
    `${counted(people, 'person', 'people')} with ${money ?? 'days to be paid'} ${people === 1 ? 'is' : 'are'} not chosen`,
  /** Of those who have a payslip for other days of the period. */
  notCovered: (people: number) =>
    `${counted(people, 'person has', 'people have')} days at work that no payslip covers`,
  /** Above a run, of those who are not in it. */
  paidByOthers: (people: number) =>
    `${counted(people, 'more person has', 'more people have')} days to be paid in this period`,
  /** @param names of people who became HR Admins, or went to head office */
  paidByHrManager: (names: string) => `An HR Manager pays ${names}.`,
  ownDays: 'Your own days are paid by an HR Manager other than you.',
  /** @param day formatted */
  endsWhenLeft: (day: string) =>
    `The payslip ends on ${day}, when this person left. Later days stay free, should they come back.`,
  /** Under a warning, for readers who may settle nothing themselves. */
  hrSettles: 'HR can settle this before it is paid.',
  noStart: 'Choose the first day of the period',
  noEnd: 'Choose the last day of the period',
  endBeforeStart: 'The period ends before it starts.',
  periodTooLong: `A pay period has at most ${limits.payPeriodDays} days.`,
  nothingToPay: 'This person is no employee any more and has no days in this period that could be paid.',
  /** @param userIds the first few */
  nothingToPayOf: (people: number, userIds: readonly string[]) =>
    `${people === 1 ? 'One of those chosen is no employee any more and has' : `${people} of those chosen are no employees any more and have`} ` +
    `no days in this period that could be paid: ${userIds.join(', ')}${people > userIds.length ? ', …' : '.'}`,
  payLater:
    'Days that no payslip covers yet can still be paid under Salary, and requests that wait can still be decided.',
  figuresChanged:
    'Attendance or rates changed since these figures were shown. Look at the new ones, then try again.',
  outdated:
    'Attendance or rates changed since this payslip was computed. Recompute it, look at its sum and its warnings, then pay.',
  changedSince: 'Attendance, people, rates or payslips changed since these figures were computed.',
  computeAgain: 'Compute again',
  recompute: 'Recompute',
  employeeFixed: 'The employee of a payslip cannot be changed.',
  /** @param userIds the first few */
  overlaps: (people: number, userIds: readonly string[]) =>
    `${people === 1 ? 'One of those chosen already has a payslip' : `${people} of those chosen already have payslips`} ` +
    `for some of these days in another period: ${userIds.join(', ')}${people > userIds.length ? ', …' : '.'}`,
  removeQuestion: 'Remove this payslip?',
  removeManyQuestion: (payslips: number) => `Remove ${inPayslips(payslips)}?`,
  recomputeManyQuestion: (payslips: number) => `Recompute ${inPayslips(payslips)}?`,
  /** @param msg why the first one was left as it is */
  leftAsTheyAre: (refused: readonly { msg: string }[]) => leftAsTheyAre(refused, inPayslips(refused.length)),
  unchanged: (payslips: number) => `${inPayslips(payslips)} ${payslips === 1 ? 'stays' : 'stay'} the same.`,
  nothingToRecompute: 'Nothing has changed since these payslips were computed.',
  recomputed: (payslips: number) => `${inPayslips(payslips)} recomputed`,
  marked: (payslips: number) => `${inPayslips(payslips)} marked`,
  /** In a list, which the payslip may have left. @param payslip in short */
  oneMarked: (payslip: string, status: 'paid' | 'pending') => `Success: ${payslip}, ${status}`,
  removed: (payslips: number) => `${inPayslips(payslips)} removed`,
  title: 'Salary',
  add: 'Add Salary',
  printSlip: 'Print Slip',
  savePdf: 'Save as PDF',
  toPay: 'To Pay',
  /** The form's fields (W2 Payslip form). */
  fields: {
    employeeUserId: 'Employee User ID',
    employeeName: 'Employee Name',
    from: 'Payslip From',
    to: 'Payslip to',
    payDate: 'Date Issued',
    status: 'Status',
    department: 'Department',
    dailyRate: 'Daily Rate',
    overtimeRate: 'Overtime Rate',
    regularDays: 'Regular Days',
    regularHours: 'Regular Hours',
    totalRegularPay: 'Regular Pay',
    overtimeHours: 'Overtime Hours',
    totalOvertimePay: 'Overtime Pay',
    grossPay: 'Gross Pay',
    sss: 'SSS',
    pagIbig: 'PagIbig',
    philHealth: 'Philhealth',
    totalDeductions: 'Total Deductions',
    netPay: 'Net Pay',
  },
  markAsPaid: 'Mark as paid',
  setBack: 'Set back to pending',
  setBackQuestion: (payslips: number) =>
    `Set ${payslips === 1 ? 'this payslip' : inPayslips(payslips)} back to pending?`,
  /** @param netPay formatted total */
  setBackDetail: (payslips: number, netPay: string) =>
    `The ${netPay} count as unpaid then: ${
      payslips === 1 ? 'the payslip' : 'the payslips'
    } can be recomputed or removed, and paid again.`,
  /** @param early how many of all are paid early */
  payEarlyQuestion: (early: number, all: number) => {
    if (early < all)
      return `Pay ${inPayslips(all)}, ${formatCount(early)} of them before ${early === 1 ? 'its' : 'their'} period is over?`
    return all === 1
      ? 'Pay before the period is over?'
      : `Pay ${inPayslips(all)} before their period is over?`
  },
  /** @param last formatted last day of the period */
  payEarlyDetail: (last: string) =>
    `The period goes on until ${last}. From today on no clock-in, clock-out or other attendance is recorded on its days for those who are paid, unless their payslip is set back to pending.`,
  payOutdatedQuestion: (payslips: number) =>
    payslips === 1 ? 'Pay the sum as it was computed?' : `Pay ${inPayslips(payslips)} as they were computed?`,
  /** @param mayRecompute whether the reader may recompute payslips */
  payOutdatedDetail: (mayRecompute: boolean) =>
    `Attendance or rates changed since. To pay the new sum, do not pay yet: ${
      mayRecompute ? 'recompute' : 'have HR recompute'
    }, and pay then.`,
  payUnsettledDetail:
    'Days wait for confirmation or lack a time, and earn nothing. Once paid, they cannot be confirmed or corrected any more. To pay days that wait, do not pay yet: have them confirmed under Attendance and the payslip recomputed. Where a time is missing, have the payslip removed, the day corrected, and a new payslip made.',
  payAskedDetail:
    'Employees have asked to correct days, and nobody has decided yet. Once paid, these days cannot be corrected any more. To decide first, do not pay yet: have the requests refused or, to accept one, the payslip removed, the request accepted, and a new payslip made.',
  payUnrecordedDetail:
    'Clock-ins or clock-outs could not be recorded, and nobody has marked them as done. Once paid, their days cannot be corrected any more. To look at them first, do not pay yet, and open the days under Attendance. Where one is right, have the payslip removed, the day corrected, and a new payslip made.',
  payLateOrHalfDetail:
    'Late and half days earn nothing, unless they are set to Present. Once paid, they cannot be corrected any more. To pay such days, do not pay yet: have the payslip removed, the days set to Present, and a new payslip made.',
  /** @param marked how many of the selection were paid already */
  othersPaid: (marked: number) =>
    `${counted(marked, 'other payslip is', 'other payslips are')} marked as paid.`,
  leavePending: 'Leave pending',
  /** Under a payslip that exists, days can be confirmed but not corrected (D3). */
  removeToCorrect: 'To correct them, remove the payslip first, and make it again afterwards.',
  noneMatches: 'No payslip matches these filters. Choose other days, or clear the filters.',
  noneToPay: 'No payslip of this range is left to pay.',
  /** For payslips with an unchanged sum, and without waiting, late or half days. */
  payWarnedDetail:
    'Days came in since that earn nothing as they are, such as days without a rate. Once paid, they cannot be corrected any more. To look at them, do not pay yet, and open the payslip.',
  /** Prefix for a statement about some of many. */
  ofThem: (count: number, all: number) => (count < all ? `${count} of ${all}: ` : ''),
  others: (count: number) => `and ${formatCount(count)} more`,
  payAsComputed: 'Pay as computed',
  paid: 'Paid',
  pending: 'Pending',
  /** The status on the paper of a payslip that is not saved as it stands. */
  notSaved: 'Not saved',
  warnings: {
    no_rate: 'No daily rate holds on some days; they earn nothing',
    no_overtime_rate: 'No hourly overtime rate holds on some days; their overtime earns nothing',
    pending_days: 'Some days still wait for confirmation and are not counted',
    waiting_corrections: 'Correction requests for some days still wait for a decision',
    unrecorded_times: 'Clock-ins or clock-outs of some days could not be recorded, and wait for HR',
    missing_time_out: 'Some days have no time out and earn nothing',
    missing_time_in: 'Some days have no time in and earn nothing',
    late_or_half_days: 'Late and half days earn nothing, unless they are set to Present',
    net_zero: 'The net pay is zero',
    left: 'No longer active; this pays the days that no payslip covers',
    promoted: 'No employee any more; this pays the days worked as one',
    covered: 'A payslip already covers some of these days',
    uncovered: 'No payslip covers some days at work; they need a payslip of their own',
    nothing_to_pay: 'No employee any more, without days in this period that could be paid',
  },
} as const
