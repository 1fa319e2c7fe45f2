import { longestClaimDays } from '@tahi/domain'
import { counted } from './counted.ts'

/** @param device whose measurements were sent */
const doubtsOf = (device: 'phone' | 'tablet') => ({
  clockDiffers: `The ${device}'s clock was wrong when this was sent.`,
  setBack: `The ${device}'s clock was set back between its last contact with the server and this.`,
  contactDisagrees: `Counted from its last contact with the server, the ${device} was at another time than its clock says.`,
  noContact: `The ${device} does not know how long before this it reached the server, so its clock alone says when this was.`,
  heardSince:
    device === 'phone'
      ? 'After this time the phone reached the server, or was signed in first, and yet this was sent only later.'
      : 'After this time the gate reached the server for more than half an hour, and yet this was sent only later.',
  beforeGate: 'At this time no tablet was this gate yet.',
  inFuture: `By what the ${device} says, this would be after the server received it.`,
  longAgo: `This is more than ${longestClaimDays} days old.`,
})

/** Clock-ins and clock-outs that were sent later, or that their day had no place for. */
export const punchTexts = {
  title: 'Claimed times',
  /** How many could not be recorded. */
  left: (claims: number) =>
    `${counted(claims, 'clock-in or clock-out was', 'clock-ins and clock-outs were')} claimed and could not be recorded.`,
  leftTitle: 'Claimed and not recorded',
  noneLeft: 'Everything that was claimed of these days was recorded.',
  noneUnsettled: 'Every claim of these days is recorded or done.',
  /** Somebody of HR has dealt with it. */
  settle: 'Mark as Done',
  settleShown: 'Mark All Shown as Done',
  settledBy: (name: string, at: string) => `Done by ${name}, ${at}`,
  devices: { phone: 'Phone', tablet: 'Tablet' },
  /** The mark beside a time in lists, and what it means. */
  mark: 'Offline',
  markTitle: 'Offline: a time of this day was clocked without a connection and sent later',
  badges: {
    recorded: 'No doubt',
    doubtful: 'Doubtful',
    alreadyClocked: 'Already clocked',
    refused: 'Not recorded',
    settled: 'Done',
  },
  kinds: { in: 'Time in', out: 'Time out' },
  reasons: {
    alreadyIn:
      'The day had a time in already. It stays as it is, but whoever tapped well before it has probably worked since then, and whoever tapped long after it has probably gone home.',
    alreadyOut:
      'The day had a time out already. It stays as it is, but whoever taps long after it has probably worked until then.',
    longAgo: `It is more than ${longestClaimDays} days old, so HR decides what it changes.`,
    noTimeIn: 'The day has no time in, so a time out could not be written.',
    notAfterTimeIn: 'It is before the time in of that day, or within a minute of it.',
    coveredByPayslip: 'A payslip covers that day already.',
    afterMidnight:
      'It came after midnight, while the day had no time out. No day goes past midnight, so it was written to neither day: give the day its time out.',
    notOfBranch: 'At that moment the employee did not work in the branch of the gate.',
  },
  doubts: { phone: doubtsOf('phone'), tablet: doubtsOf('tablet') },
} as const
