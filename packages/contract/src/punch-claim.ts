import { punchDoubts } from '@tahi/domain'
import * as z from 'zod'
import { id, instant } from './fields.ts'
import { limits } from './limits.ts'
import { phoneInstant } from './small-fields.ts'

const milliseconds = z.int().min(0)

/** When something was tapped, as far as the phone can measure it; the server judges it. */
export const tapEvidence = z.object({
  /** The phone's clock at the tap. */
  phoneTime: phoneInstant,
  /** The phone's clock at sending. */
  sentAt: phoneInstant,
  /**
   * Milliseconds from the server's last answer to the tap, by a measure that setting the clock back does not change and
   * that continues while the phone sleeps: the longer of what the monotonic timer and the clock say. Setting the clock
   * ahead adds to it. Null: the phone has none.
   */
  sinceContact: milliseconds.nullable(),
  /** The server's time in its last answer. */
  contactAt: z.nullable(phoneInstant),
  /**
   * How far the phone's clock jumped back after that answer, until the sending and whatever the server answered
   * meanwhile, in milliseconds; 0 for not at all.
   */
  setBack: milliseconds,
})

export const punchKind = z.enum(['in', 'out'])

/**
 * recorded: it made or filled the day's record. alreadyClocked: the time was there before. refused: HR has to decide.
 */
const punchOutcomes = ['recorded', 'alreadyClocked', 'refused'] as const
export const punchOutcome = z.enum(punchOutcomes)

/** Why a claim was not recorded; the words are in `texts.punch.reasons`. */
export const punchReasons = [
  'alreadyIn',
  'alreadyOut',
  'longAgo',
  'noTimeIn',
  'notAfterTimeIn',
  'coveredByPayslip',
  'afterMidnight',
  'notOfBranch',
] as const

/** A clock-in or clock-out that was sent later, or that the day had no place for, with the server's judgement. */
export const claim = z.object({
  /** The phone's idempotency key. */
  _id: id,
  kind: punchKind,
  /** The gate at which it was tapped; null for one on a phone, and where the reader's branch does not see the gate. */
  gateName: z.string().nullable(),
  /** The punch's time, as the server judges it. */
  at: instant,
  phoneTime: instant,
  receivedAt: instant,
  /** Seconds by which the phone's clock was ahead of the server's at sending. */
  clockDifference: z.int(),
  doubts: z.array(z.enum(punchDoubts)),
  outcome: punchOutcome,
  reason: z.enum(punchReasons).nullable(),
  /** Who of HR dealt with a refused claim, and when; null as long as it waits. */
  settled: z.object({ by: z.string(), at: instant }).nullable(),
})
export type Claim = z.infer<typeof claim>

/** The day's claims that the caller was shown: giving the day its times settles only these. */
export const shownClaims = z.array(id).max(limits.largestSelection).optional()
