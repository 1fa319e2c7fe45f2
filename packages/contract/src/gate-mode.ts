// The tablet loads this module: Zod's small form keeps 15 KB of script out of it.
import * as z from 'zod/mini'
import { call, data } from './call.ts'
import { id, instant, phoneInstant } from './small-fields.ts'

/** What a tablet shows of where it stands, and the key that it seals PINs with. */
const place = {
  gateId: id,
  gateName: z.string(),
  branchName: z.string(),
  companyName: z.string(),
  /** The server's public key, P-256, uncompressed, base64url. */
  sealKey: z.string(),
}

export const pairGate = call({
  method: 'POST',
  path: '/api/gate/pair',
  summary: 'Turns the tablet that sends a code into a gate; the code is then used up',
  allow: 'public',
  triesPerMinute: 20,
  body: z.object({
    /** As HR's screen shows it; case, spaces and dashes do not matter. */
    code: z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(40)),
  }),
  reply: data(z.object({ token: z.string(), ...place })),
})

/** An employee as the gate knows one: no pay, no contact, nothing but this. */
export const gatePerson = z.object({
  code: z.string(),
  name: z.string(),
  hasPin: z.boolean(),
  /** Today's wall times; empty as in an attendance record. */
  timeIn: z.string(),
  timeOut: z.string(),
})
export type GatePerson = z.infer<typeof gatePerson>

export const readGateRoster = call({
  method: 'GET',
  path: '/api/gate/roster',
  summary: "The branch's active employees as its gate shows them, and the server's time",
  allow: 'gate',
  reply: data(
    z.object({
      ...place,
      now: instant,
      timeZone: z.string(),
      today: z.string(),
      people: z.array(gatePerson),
    }),
  ),
})
export type GateRoster = z.infer<typeof readGateRoster.reply.schema>

/**
 * Recorded: a time in or out was written. Already: that time was there. Refused: code and PIN do not belong together;
 * nobody learns which of them is wrong. Locked: too many wrong PINs. Undecided: it was taken without a line, and HR decides.
 */
export const gateOutcomes = ['recorded', 'already', 'refused', 'locked', 'undecided'] as const

export const punchAtGate = call({
  method: 'POST',
  path: '/api/gate/punch',
  summary: 'Clocks in or out at a gate with code and PIN; repeated with the same _id, it answers the same',
  allow: 'gate',
  // A factory's tablets share one address, and a shift comes within minutes.
  triesPerMinute: 600,
  body: z.object({
    /** Made by the tablet at the punch: the key. As it was sent, for the PIN is sealed for it as it stands. */
    _id: z.uuid(),
    /** Where it was taken: the tablet may be another gate by now. It is this one where that is not said. */
    gateId: z.optional(id),
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    /** The PIN, sealed for the server together with this punch: elsewhere it opens nothing. */
    sealedPin: z.string().check(z.regex(/^[\w-]{100,300}$/)),
    phoneTime: phoneInstant,
    sentAt: phoneInstant,
    /** Milliseconds, as in an employee's own punch. */
    sinceContact: z.nullable(z.int().check(z.minimum(0))),
    contactAt: z.nullable(phoneInstant),
    setBack: z.int().check(z.minimum(0)),
  }),
  reply: data(
    z.object({
      outcome: z.enum(gateOutcomes),
      /** Empty where code and PIN do not belong together. */
      name: z.string(),
      kind: z.nullable(z.enum(['in', 'out'])),
      /** The wall time that stands in the record. */
      time: z.nullable(z.string()),
    }),
  ),
})
export type GateAnswer = z.infer<typeof punchAtGate.reply.schema>
