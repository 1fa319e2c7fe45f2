import { longestClaimDays } from '@tahi/domain'
import { formatCount } from './counted.ts'

/** Texts of Production Monitoring (W2). */
export const quotaTexts = {
  title: 'Production Monitoring',
  formTitle: 'Quota',
  add: 'Add Quota',
  removeQuestion: 'Delete this Quota?',
  removed: 'This quota was removed meanwhile.',
  /** Of pieces for it, which nobody would see. */
  piecesOfRemoved: 'This quota was removed meanwhile. Tell your HR Admin how many you made.',
  printTitle: (start: string, end: string) => `Quota Progress List from ${start} to ${end}`,
  employeesTitle: 'Quota Progress Employee List',
  unnamed: 'Name the style',
  noTarget: 'Enter how many pieces',
  noPieces: 'Enter how many',
  sameStyle: 'There is already a quota of this style for this designation on this day. Change that one.',
  staysInBranch: 'A quota stays in its branch. Delete it and add one to the other branch.',
  fixedByProgress: 'Progress was reported on this quota, so its day and designation stay.',
  department: 'Choose an active department',
  designation: 'Choose an active designation of this department',
  branchRemoved: 'The branch of this quota was removed: its day stays in the past.',
  wrongYear: 'Check the year: a quota is at most a year from today',
  nobody: 'Nobody of this branch has this designation.',
  notYet: 'The day of this quota is still to come.',
  employeesToday: 'You can report on the quotas of today and of your designation.',
  employeesThatDay: (day: string) => `These pieces were entered on ${day}, when this was no quota of yours.`,
  enteredLongAgo: `Pieces are taken up to ${longestClaimDays} days after they were entered. Ask your HR Admin to record these.`,
  ownProgress: 'Employees report their own progress.',
  notOfBranch: 'No active employee of this branch',
  /** The default reason of an employee's correction. */
  ownCorrection: 'Corrected by the employee',
  /** @param pieces what others recorded since the person's pieces were typed, negative for what they took back */
  recordedMeanwhile: (pieces: number) =>
    pieces > 0
      ? `Meanwhile ${formatCount(pieces)} more were recorded. Save again if yours are not among them.`
      : `Meanwhile ${formatCount(-pieces)} were taken back. Save again if yours are still right.`,
  entryDiffers: 'This entry was recorded before with other figures.',
  problems: {
    correctionWithoutReason: 'Say why this is taken away, for the record',
    belowZero: 'More than was reported so far',
  },
  standings: {
    upcoming: 'Upcoming',
    onTrack: 'On track',
    atRisk: 'At risk',
    reached: 'Reached',
    missed: 'Missed',
  },
} as const
