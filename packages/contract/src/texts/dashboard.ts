import type { FirstStep, NeedKind } from '../dashboard.ts'
import { limits } from '../limits.ts'
import { counted, formatCount } from './counted.ts'

/** Waiting tasks, shown beside their count. */
const needs: Record<NeedKind, (count: number) => string> = {
  quotaAtRisk: (count) => (count === 1 ? 'quota at risk' : 'quotas at risk'),
  decideLeave: (count) => (count === 1 ? 'leave to decide' : 'leaves to decide'),
  decideCorrection: (count) => (count === 1 ? 'correction to decide' : 'corrections to decide'),
  unrecordedTimes: (count) => (count === 1 ? 'clocked time not recorded' : 'clocked times not recorded'),
  unpaidPayslips: (count) => (count === 1 ? 'payslip to pay' : 'payslips to pay'),
  finalPay: (count) =>
    count === 1 ? 'person who left waits for final pay' : 'people who left wait for final pay',
  skippedDays: (count) =>
    count === 1
      ? 'person has unpaid days that the next run leaves out'
      : 'people have unpaid days that the next run leaves out',
  approveAccounts: (count) => (count === 1 ? 'account waits for approval' : 'accounts wait for approval'),
  confirmAttendance: (count) => (count === 1 ? 'attendance to confirm' : 'attendances to confirm'),
  missingTimeOut: (count) => (count === 1 ? 'missing time-out' : 'missing time-outs'),
}

/** What a new company needs, in this order. */
const firstSteps: Record<FirstStep, { name: string; why: string }> = {
  branch: { name: 'Branch', why: 'Where people work' },
  department: { name: 'Department', why: 'Sewing, Cutting, Packing' },
  designation: { name: 'Designation', why: 'What somebody does in a department' },
  hrAdmin: { name: 'HR Admin', why: 'Keeps the records of a branch' },
  employees: { name: 'Employees', why: 'One by one, or from a spreadsheet' },
}

/** A trend begins with the end of its first day, and ends with today. */
const daysBefore = limits.trendDays - 1
const ago = `${daysBefore} days ago`

/** The dashboard's part of the texts (C2 Dashboard). */
export const dashboardTexts = {
  title: 'Dashboard',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  /** The filter that shows every branch (C2). */
  allBranches: 'All Branch',
  cards: {
    employees: 'Employees',
    leaves: 'Unconfirmed Leaves',
    branches: 'Branches',
    quotas: 'Quotas',
    attendance: 'Attendance Today',
    absent: 'Absent',
  },
  unchanged: `As many as ${ago}`,
  /** @param change other than 0 */
  changed: (change: number) =>
    `${formatCount(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than ${ago}`,
  usually: (count: number, weekday: string) => `About ${formatCount(count)} on ${weekday}s`,
  noneOn: (weekday: string) => `None on ${weekday}s`,
  usuallyNone: (weekday: string) => `Usually none on ${weekday}s`,
  nothingUsual: `None in the ${daysBefore} days before`,
  /** @param usual of the recorded days before; undefined where there are none */
  absentOn: (day: string, usual: number | undefined) =>
    usual === undefined ? `On ${day}` : `On ${day} (usually ${formatCount(usual)})`,
  quotasOfMonth: (today: number) => `This month, ${formatCount(today)} of them today`,
  attendedToday: (attended: number, employees: number) =>
    `${formatCount(attended)} of ${formatCount(employees)} at work today`,
  /** In the dialog of branches. */
  noBranches: 'The company has no branch yet.',
  manageBranches: 'Manage branches',
  atWorkToday: 'At work today',
  peopleOf: (people: number, branch: string) => `${counted(people, 'person', 'people')} of ${branch}`,
  attendedOf: (attended: number, employees: number, branch: string) =>
    `${formatCount(attended)} / ${formatCount(employees)} at work in ${branch}`,
  needsTitle: 'Needs you today',
  needs,
  firstStepsTitle: 'First steps',
  firstSteps,
  firstStepDone: 'Done',
  nothingWaits: 'Nothing waits for you. Attendance, leaves, quotas, final pay and accounts are all in order.',
  announcements: 'Announcements',
  documents: 'Documents',
  gallery: 'Gallery',
  calendar: 'Calendar',
  quotas: 'Quotas',
  allAnnouncements: 'All announcements',
  /** The parts of a calendar day; empty parts are left out. */
  day: {
    announcements: (count: number) => counted(count, 'announcement', 'announcements'),
    quotas: (count: number) => counted(count, 'quota', 'quotas'),
    nothing: 'nothing',
  },
  noAnnouncement: 'No announcement on this day.',
  noQuota: 'No quota on this day.',
} as const
