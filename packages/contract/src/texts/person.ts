import { workingAges } from '@tahi/domain'
import { limits } from '../limits.ts'
import { formatCount } from './counted.ts'
import { choose } from './general.ts'

/** The server's texts about people's records (W2 Employees and Profile, D2). */
export const personTexts = {
  /** Shown as a manager's department and designation (W2 Employees). */
  adminHr: 'Admin HR',
  userIdTaken: 'Somebody has this user ID already. Choose another, or leave it empty for the next one.',
  emailTaken: 'This e-mail address belongs to another account.',
  /** @param holder 'Ana Santos (EMP-00009)' */
  deactivatedHas: (holder: string, what: 'userId' | 'email') =>
    `${holder}, who is deactivated, has this ${what === 'email' ? 'e-mail address' : 'user ID'}. If they come back, reactivate them instead.`,
  emailFixed: 'The e-mail address was entered when the person was added, and stays.',
  userIdFixed: 'The user ID stays as it is: attendance and payslips are found by it.',
  clockNumberForm: 'Use letters, digits, dots and dashes, at most 40',
  clockNumberTaken: 'Somebody of this branch has this number on the clock already.',
  /** @param holder 'Ana Santos (EMP-00009)' */
  clockNumberHeld: (holder: string, isActive: boolean) =>
    isActive
      ? `${holder} has this number on the clock. Two people cannot share one.`
      : `${holder}, who is deactivated, had this number on the clock, and its older files mean them. Give another one, or take it from them first.`,
  birthdayNeeded: 'Enter the birthday: it is the first password, in the form yyyy-mm-dd.',
  birthdayProblems: {
    future: 'The birthday is still to come.',
    too_young: `Nobody younger than ${workingAges.youngest} may be employed. Check the year.`,
    too_old: `This would be more than ${workingAges.oldest} years ago. Check the year.`,
  },
  ownBirthday: 'Your birthday can be corrected, not removed: payroll needs it.',
  ownField: 'Only your HR office changes this.',
  ownRole: 'Nobody changes their own account access.',
  ownRates: 'Nobody changes their own pay rates.',
  ownStatus: 'Nobody deactivates their own account.',
  passwordElsewhere:
    'Nothing sets a password here: /api/auth/change-password changes your own, /api/people/reset-password resets another’s.',
  ownPassword: "Change your own password with 'Change password'.",
  keepsEmployees: 'Only the General Manager changes HR Admins and head office.',
  givesRoles: 'Only the General Manager gives or takes another account access than Employee.',
  branchNeeded: choose.branch,
  branchGone: 'This branch was removed. Choose another one.',
  departmentGone: 'This department was removed. Choose another one.',
  designationGone: 'This designation was removed. Choose another one.',
  designationOfAnother: 'Choose a designation of this department',
  noRates: 'Head office is not paid by daily rates.',
  /** @param day formatted */
  ratesUntil: (day: string) => `${day} is the last day that is paid by daily rates. Name a day up to it.`,
  dailyRateNeeded: 'Enter the daily rate too',
  overRateNeeded: 'Enter the hourly overtime rate too, or 0',
  dailyRateTooHigh: `At most ₱${formatCount(limits.largestDailyRate)} a day`,
  overRateTooHigh: `At most ₱${formatCount(limits.largestOvertimeRate)} an hour`,
  ratesFrom: 'Rates begin at most a year from now. Check the year.',
  noSuchRate: 'No rate of this person begins on that day.',
} as const
