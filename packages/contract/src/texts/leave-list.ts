import { formatCount, listed } from './counted.ts'

/** The list of leaves (W2 Leaves), and the totals per branch and day (W2 Admin view). */
export const leaveListTexts = {
  views: { label: 'View', list: 'List', calendar: 'Calendar' },
  /** Beside the number of requests. */
  toDecide: 'to decide',
  reject: 'Reject',
  reopen: 'Reopen',
  rejectQuestion: (leaves: number) => `Reject ${formatCount(leaves)} leaves?`,
  /** @param names 'Ana Cruz', each once */
  rejectDetail: (names: readonly string[]) =>
    `Of ${listed(names)}. Whoever asked is told. Rejected leaves can be reopened.`,
  /** Why a leave cannot be selected. */
  decided: 'Only requests that wait for a decision can be selected.',
  noneMatches: 'No leave matches these filters. Choose other days, or clear the filters.',
  noneYet: 'Nobody has asked for a leave yet.',
  /** Of one day, in the calendar too. */
  nobodyAway: 'Nobody is on leave on this day.',
  totals: {
    people: 'Total Employee Leave',
    requested: (people: number) => `${formatCount(people)} of them requested`,
    none: 'Nobody is on leave in this range. Choose other days or another branch.',
  },
  /** The dialog of a branch's day. */
  day: {
    people: 'Those on leave',
    counts: (confirmed: number, requested: number) =>
      `${formatCount(confirmed)} confirmed, ${formatCount(requested)} requested`,
  },
} as const
