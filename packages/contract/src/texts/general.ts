import type { TimeAgo } from '@tahi/domain'
import { limits } from '../limits.ts'
import { formatCount, withReasons } from './counted.ts'

export const success = 'Success'
export const error = 'Error'
export const unexpected = 'An unexpected error occurred'
export const updated = 'Updated Succesfully'
export const loading = 'Loading...'
/** While many papers are built for a print. */
export const preparing = (done: number, all: number): string =>
  `Preparing ${formatCount(done)} of ${formatCount(all)}…`
/** '12 of 60'. */
export const countOf = (count: number, all: number): string => `${formatCount(count)} of ${formatCount(all)}`
/** Days or times, formatted: 'Nov 3, 2026 to Nov 14, 2026'. */
export const fromTo = (from: string, to: string): string => `${from} to ${to}`
/** Sunday first. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export const notFound = { code: '404', text: 'Page Not Found' } as const
export const applicationError = 'Unexpected Application Error!'
export const noData = 'No Data Found'
/** How long ago, as people would say it (W2 Messages). */
export const ago = ({ amount, unit }: TimeAgo): string => {
  if (amount === 0) return 'Just now'
  if (amount === 1 && unit === 'day') return 'Yesterday'
  return `${amount} ${unit}${amount === 1 ? '' : 's'} ago`
}
/** For a missing time in or out (C2). */
export const noTime = 'n/a'
/** In place of a branch's name, for records of no single branch. */
export const forAllBranches = 'All branches'
export const searchPeople = 'Search user ID or name'
export const noAttendanceMatches =
  'No attendance matches these filters. Choose other days, or clear the filters.'
export const noRequestWaits = 'No request waits for a decision.'
/** Below a printed list: who answers for it. */
export const signatures = ['Prepared by', 'Approved by'] as const
/** After a link, for screen readers. */
export const opensInNewTab = '(opens in a new tab)'
export const filters = { from: 'Select From', to: 'Select To' } as const
export const notAllowed = 'Your role does not allow this.'
export const recordNotFound = 'This record is no longer there, or it belongs to another branch.'
export const stale =
  'Somebody else changed this record meanwhile, so nothing was saved. Look at what changed.'
/** The same for a change without a form, such as a removal: there is nothing to compare. */
export const changedSinceSeen =
  'Somebody else changed this record since you saw it. It is shown as it is now: do it again if you still mean it.'
export const tooManyRows = `More than ${formatCount(limits.largestList)} rows match. Choose fewer days, or narrow the filters.`
/** For 'Select all', where one call takes no more. */
export const firstSelected = `The first ${formatCount(limits.largestSelection)} are selected: no more go at once.`
/** For 'Select all', where some rows cannot be selected. @param others why, for each of them */
export const othersLeftOut = (selected: number, others: readonly { msg: string }[]) =>
  `${formatCount(selected)} selected. ${withReasons(`${formatCount(others.length)} left out`, others)}`
export const tooManyToExport = `More than ${formatCount(limits.largestExport)} rows match. Choose fewer days, or narrow the filters.`
/** Missing choices in a form, in the client and on the server. */
export const choose = {
  employee: 'Choose an employee',
  branch: 'Choose a branch',
  department: 'Choose a department',
  designation: 'Choose a designation',
  departmentFirst: 'Choose a department first',
  date: 'Choose a date',
  firstDay: 'Choose the first day',
  lastDay: 'Choose the last day',
} as const
