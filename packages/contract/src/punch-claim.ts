import { punchDoubts } from '@tahi/domain'
import * as z from 'zod'
import { id, instant } from './fields.ts'
import { phoneInstant } from './small-fields.ts'

const milliseconds = z.int().min(0)

/** When something was tapped, by what the phone can measure; the server judges it. */
export const tapEvidence = z.object({
  /** The phone's clock at the tap. */
  phoneTime: phoneInstant,
  /** The phone's clock at sending. */
  sentAt: phoneInstant,
  /**
   * From the server's last answer to the tap, by a measure that setting the clock does not change and that goes on while
   * the phone sleeps: the longer of what the steady timer and the clock say. Null: the phone knows of none.
   */
  sinceContact: milliseconds.nullable(),
  /** The server's time in that answer. */
  contactAt: z.nullable(phoneInstant),
  /** How far the phone saw its own clock jump back since then; 0 for not at all. */
  setBack: milliseconds,
})

export const punchKind = z.enum(['in', 'out'])

/** Recorded: it made or filled the day's record. Already clocked: that time was there. Refused: HR has to decide. */
const punchOutcomes = ['recorded', 'alreadyClocked', 'refused'] as const
export const punchOutcome = z.enum(punchOutcomes)

/** Why a claim was not recorded; in words `texts.punch.reasons`. */
export const punchReasons = [
  'alreadyIn',
  'alreadyOut',
  'longAgo',
  'noTimeIn',
  'notAfterTimeIn',
  'coveredByPayslip',
  'notOfBranch',
] as const

/** A clock-in or clock-out that was taken without a line, with what the server thinks of it. */
export const claim = z.object({
  /** The phone's key. */
  _id: id,
  kind: punchKind,
  /** When the server believes that it was. */
  at: instant,
  phoneTime: instant,
  receivedAt: instant,
  /** Seconds by which the phone's clock was ahead of the server's when it sent this. */
  clockDifference: z.int(),
  doubts: z.array(z.enum(punchDoubts)),
  outcome: punchOutcome,
  reason: z.enum(punchReasons).nullable(),
})
export type Claim = z.infer<typeof claim>
