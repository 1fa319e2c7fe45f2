// The tablet loads this module: Zod's mini build keeps 15 KB of script out of it.
import * as z from 'zod/mini'
import { call, data } from './call.ts'
import { id, instant, phoneInstant } from './small-fields.ts'

/** Where the tablet is, as it shows it, and the key for sealing PINs. */
const place = {
  gateId: id,
  gateName: z.string(),
  branchName: z.string(),
  companyName: z.string(),
  /** The server's public key, P-256, uncompressed, base64url. */
  sealKey: z.string(),
  /** Shows later that the tablet was this gate. */
  gateProof: z.string(),
}

export const pairGate = call({
  method: 'POST',
  path: '/api/gate/pair',
  summary: 'Turns the tablet that sends a code into a gate; the code is then used up',
  allow: 'public',
  triesPerMinute: 20,
  body: z.object({
    /** As shown on HR's screen. Case, spaces and dashes are ignored. */
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  }),
  reply: data(z.object({ token: z.string(), ...place })),
})

/** An employee as gates know them: no pay, no contact, nothing but this. */
export const gatePerson = z.object({
  code: z.string(),
  name: z.string(),
  hasPin: z.boolean(),
  /** Today's wall times; empty as in an attendance record. */
  timeIn: z.string(),
  timeOut: z.string(),
  /** In the night, when yesterday has no time out: its time in, and until when a first tap is taken for going home. */
  openYesterday: z.optional(z.object({ timeIn: z.string(), until: z.string() })),
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
 * recorded: a time in or out was written. already: the time was there before. refused: code and PIN do not match; the
 * reply does not tell which is wrong. locked: too many wrong PINs; only of a punch that is sent at once, because one that
 * waited is answered 409 until the lock ends. undecided: taken offline, HR decides.
 */
export const gateOutcomes = ['recorded', 'already', 'refused', 'locked', 'undecided'] as const

export const punchAtGate = call({
  method: 'POST',
  path: '/api/gate/punch',
  summary: 'Clocks in or out at a gate with code and PIN; repeated with the same _id, it answers the same',
  allow: 'gate',
  // A factory's tablets share one address, and a whole shift clocks in within minutes.
  triesPerMinute: 600,
  body: z.object({
    /** Idempotency key, made by the tablet at the punch. Kept exactly as sent, because the PIN is sealed for it. */
    _id: z.uuid(),
    /**
     * The gate where a punch was taken that waited: the tablet may be another gate now. Defaults to the current gate,
     * where a punch that is sent at once always counts.
     */
    gateId: z.optional(id),
    /** The proof that the tablet was that gate; without it a gate of another branch is ignored. */
    gateProof: z.optional(z.string().check(z.maxLength(100))),
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    /** The PIN, sealed for the server and bound to this punch. */
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
      /** Empty when code and PIN do not match. */
      name: z.string(),
      kind: z.nullable(z.enum(['in', 'out'])),
      /** The wall time in the record. */
      time: z.nullable(z.string()),
    }),
  ),
})
export type GateAnswer = z.infer<typeof punchAtGate.reply.schema>
