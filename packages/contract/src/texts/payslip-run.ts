import { counted, formatCount } from './counted.ts'
import { payslipPartTexts } from './payslip-parts.ts'
import { punchTexts } from './punch.ts'

const inPeople = (people: number): string => counted(people, 'person', 'people')
const inPayslips = (payslips: number): string => counted(payslips, 'payslip', 'payslips')

/** Payslips for many people at once (W2 Payslip form). */
export const payslipRunTexts = {
  settings: 'The run',
  whom: { label: 'Whom', branch: 'Whole branch', left: 'Who left', people: 'Chosen people' },
  searchPeople: 'Type user IDs or names',
  clearPeople: 'Clear employees',
  /** While nobody is chosen. */
  choosePeople: 'Choose employees',
  /** While the chosen days are no period. */
  choosePeriod: 'Choose a valid period',
  thenShown: 'Then you see what each person would get.',
  /** Where nobody is chosen at first. @param withPayslip how many of the people have one */
  covered: (withPayslip: number, people: number) => {
    if (people === 1) return 'This person has a payslip for days of this period'
    return withPayslip === people
      ? `All ${formatCount(people)} have a payslip for days of this period`
      : `${formatCount(withPayslip)} of ${formatCount(people)} have a payslip for days of this period`
  },
  /** @param period formatted: days that payslips leave out, or the days after them */
  payInstead: (period: string) => `Pay ${period} instead`,
  /** Of people whose payslips leave it out. @param period formatted */
  payUncovered: (period: string) => `Pay ${period}`,
  otherPeriod: 'Choose another period.',
  /** Of chosen people who are not there any more. */
  leftOut: (people: number) => `${inPeople(people)} left out`,
  /** @param names with user IDs */
  perhapsMoved: (names: string) => `Perhaps in another branch now: ${names}`,
  list: 'What each person would get',
  columns: { change: 'Change', warnings: 'Warnings' },
  confirmDays: (people: number) => `Confirm pending days of ${inPeople(people)}`,
  decideRequests: (people: number) => `Decide requests of ${inPeople(people)}`,
  setTimesOut: (people: number) => `Set missing time-outs of ${inPeople(people)}`,
  lookAtLateDays: (people: number) => `Look at late and half days of ${inPeople(people)}`,
  lookAtTimes: (people: number) => `Look at times not recorded of ${inPeople(people)}`,
  withWarnings: (people: number) => `With warnings (${formatCount(people)})`,
  chooseAll: 'Choose all shown',
  chooseNone: 'Choose none',
  /** In place of the people, by which of them are shown. */
  none: {
    all: 'Nobody matches.',
    warnings: 'Nobody has warnings.',
    unchosen: 'Everybody with pay to get is chosen.',
    left: 'Nobody who left has days to be paid in this period.',
  },
  showUnchosen: 'Show them',
  showAll: 'Show everybody',
  /** A warning in a word or two; its sentence is among the payslip's texts. */
  badges: {
    no_rate: 'No rate',
    no_overtime_rate: 'No overtime rate',
    net_zero: 'Net of zero',
    covered: 'Has a payslip',
    uncovered: 'Not covered',
    nothing_to_pay: 'Nothing to pay',
    left: 'Left: final pay',
    promoted: 'Promoted: final pay',
    waiting_corrections: 'Asked to correct',
    unrecorded_times: punchTexts.badges.refused,
    pending_days: 'Pending',
    missing_time_out: payslipPartTexts.noTimeOut,
    missing_time_in: payslipPartTexts.noTimeIn,
    late_or_half_days: 'Late or half, unpaid',
  },
  /** Over one person's figures. */
  preview: 'Payslip preview',
  totals: 'Totals of those chosen',
  chosen: 'Chosen',
  /** @param payslips undefined while they are counted */
  create: (payslips: number | undefined) =>
    payslips === undefined ? 'Create payslips' : `Create ${inPayslips(payslips)}`,
  /** While they are created. */
  creating: (payslips: number) => `Creating ${inPayslips(payslips)}…`,
  /**
   * '2 payslips created, net ₱956.74; 1 had one already; 1 person with ₱478.37 is not chosen'.
   * @param netPay formatted @param unchosen who is left, in words; undefined for nobody
   */
  created: (payslips: number, netPay: string, existing: number, unchosen: string | undefined) =>
    [
      `${inPayslips(payslips)} created, net ${netPay}`,
      ...(existing > 0 ? [`${existing} had one already`] : []),
      ...(unchosen === undefined ? [] : [unchosen]),
    ].join('; '),
} as const
