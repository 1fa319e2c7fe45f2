import { limits } from '../limits.ts'
import { formatCount } from './counted.ts'

/** Texts about correction requests. */
export const correctionTexts = {
  title: 'Correction requests',
  states: { requested: 'Requested', accepted: 'Accepted', refused: 'Refused', withdrawn: 'Withdrawn' },
  noDay: 'Choose a day',
  noReason: 'Say what is wrong',
  future: 'A day to come cannot be corrected.',
  tooLongAgo: 'A day more than a year ago cannot be corrected. Check the year.',
  tooManyWaiting: `${limits.waitingCorrections} of your requests wait for a decision. Withdraw one, or ask again when they are decided.`,
  notYet: 'This time has not come yet.',
  timesMissing: 'Enter the time in as it should be.',
  unchanged: 'The day has these times already.',
  coveredByPayslip: 'A payslip covers this day already. Ask your HR Admin.',
  openAlready: 'You have already asked about this day. Change or withdraw that request.',
  dateLocked: 'The day of a request cannot be changed. Withdraw it, and ask about the other day.',
  decided: 'This request is decided already.',
  /** To a colleague who decides later, and otherwise. */
  decidedBy: (name: string, state: 'accepted' | 'refused') => `${name} has ${state} this request already.`,
  ownDecision: 'Your own request is for somebody else to decide.',
  withdrawn: 'This request was withdrawn.',
  /** Before accepting times that make a full day (D3). */
  acceptedWaits: 'The day gets these times; a full day then still has to be confirmed.',
  acceptedStays: 'The day has these times already, and stays as it is.',
  /** After accepting, when the day is a full one. */
  confirmQuestion: 'Confirm the day now?',
  accepted: 'The day has the times that were asked for. It earns nothing until it is confirmed.',
  /** After accepting, when it is a late or half day. */
  acceptedShort: (status: string) =>
    `With the times that were asked for, the day is ${status}, and earns nothing unless it is set to Present.`,
  /** The mark of a day in the attendance list. */
  waitsMark: 'Correction asked',
  waits: 'A correction request waits for this day',
  asked: (name: string, since: string, times: string) => `${name} asked on ${since} for ${times}.`,
  recordedNow: (times: string) => `Recorded now: ${times}.`,
  /** Before days are confirmed or set to Present while requests wait for some of them. @param action 'Confirm' */
  decideFirstQuestion: (action: string) => `${action} all the same?`,
  /** @param ofWhom whose days these are, and from when to when */
  decideFirst: (days: number, ofWhom: string) =>
    days === 1
      ? `A correction request waits for the day of ${ofWhom}. It stays open: whoever accepts it changes the day again.`
      : `Correction requests wait for ${formatCount(days)} of these days: ${ofWhom}. They stay open: whoever accepts one changes its day again.`,
  answerNeeded: 'Say why it is refused: the employee reads it.',
  notRecorded:
    'Nothing can be recorded for this employee here: deactivated, or of another branch on that day.',
  /** The reason stored with a corrected day. */
  askedBy: (name: string, reason: string) => `${name} asked: ${reason}`,
} as const
