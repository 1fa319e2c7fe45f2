import { formatCount } from './counted.ts'

const stay = (days: number): string =>
  days === 1
    ? 'that day stays as it is, and is paid like other days of work'
    : 'those days stay as they are, and are paid like other days of work'

const stayUntimed = (days: number): string =>
  days === 1
    ? 'that day becomes leave only if its record is removed'
    : 'those days become leave only if their records are removed'

/** What HR should know before leaves are confirmed. */
export const leaveEffectTexts = {
  question: (leaves: number) =>
    leaves === 1 ? 'Confirm this leave?' : `Confirm ${formatCount(leaves)} leaves?`,
  confirmLabel: 'Confirm all the same',
  /** Above the quotas that would be left without people. */
  emptied: (quotas: number) =>
    quotas === 1
      ? 'This quota would have nobody left to work on it:'
      : `These ${formatCount(quotas)} quotas would have nobody left to work on them:`,
  /** 'Polo shirt: Sewer, 0 of 3 left'. */
  noneLeft: (style: string, designation: string, people: number) =>
    `${style}: ${designation}, 0 of ${people} left`,
  /** @param days how many they are, and their list */
  worked: (days: number, listed: string) => `At work on ${listed}: ${stay(days)}.`,
  /** Above the people of several leaves. */
  workedByMany: (days: number) => `At work on days of their leave; ${stay(days)}:`,
  /** @param days how many they are, and their list */
  untimed: (days: number, listed: string) => `Recorded without times on ${listed}: ${stayUntimed(days)}.`,
  /** Above the people of several leaves. */
  untimedByMany: (days: number) => `Recorded without times on days of their leave; ${stayUntimed(days)}:`,
  /** Below a list that names no more. */
  more: (others: number) => `and ${formatCount(others)} more`,
} as const
