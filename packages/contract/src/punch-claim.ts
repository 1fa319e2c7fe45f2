import { punchDoubts } from '@tahi/domain'
import * as z from 'zod'
import { id, instant } from './fields.ts'

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
