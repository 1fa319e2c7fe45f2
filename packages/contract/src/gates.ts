import { pinProblem } from '@tahi/domain'
import * as z from 'zod'
import { call, data, list } from './call.ts'
import {
  branchFilter,
  chosenIds,
  id,
  instant,
  name,
  ownId,
  pagedBy,
  period,
  personName,
  refused,
  search,
} from './fields.ts'
import { limits } from './limits.ts'
import { recordKeepers } from './roles.ts'
import { gateTexts } from './texts/gate.ts'

/** A tablet in gate mode, or a gate without a tablet yet: `pairedAt` is null until a tablet has used its code. */
export const gate = z.object({
  _id: id,
  branchId: id,
  branchName: z.string(),
  name: z.string(),
  createdAt: instant,
  /** When the unused code expires; null without one. */
  pairingUntil: instant.nullable(),
  pairedAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
  /** Whether the server heard from it recently. */
  inContact: z.boolean(),
})
export type Gate = z.infer<typeof gate>

export const gateSorts = ['name', 'branchName', 'lastSeenAt'] as const

export const listGates = call({
  method: 'GET',
  path: '/api/gate/list',
  summary: 'The gates in scope that have not been ended, by name',
  allow: recordKeepers,
  query: z.object({ ...pagedBy(gateSorts), search, branchId: branchFilter }),
  reply: list(gate),
})

export const createGate = call({
  method: 'POST',
  path: '/api/gate/create',
  summary: 'Adds a gate, or gives a known one a new code; the code pairs one tablet within 10 minutes',
  allow: recordKeepers,
  body: z.object({ _id: ownId, name: name.optional(), branchId: id.optional() }),
  reply: data(
    z.object({
      gate,
      /** Shown only once: the server keeps a hash. */
      code: z.string(),
    }),
  ),
})

export const endGate = call({
  method: 'POST',
  path: '/api/gate/end',
  summary: "Ends a gate: from then on its tablet's token opens nothing",
  allow: recordKeepers,
  body: z.object({ _id: id }),
  reply: data(z.object({ _id: id })),
})

/** A PIN that passes the rules for new PINs. */
export const gatePinText = z.string().superRefine((text, context) => {
  const problem = pinProblem(text)
  if (problem) context.addIssue({ code: 'custom', message: gateTexts.pinProblem[problem] })
})

/** An employee, with the state of their PIN. */
export const gatePin = z.object({
  employee: personName,
  branchId: id,
  branchName: z.string(),
  setAt: instant.nullable(),
  /** Until when wrong PINs have locked it. */
  lockedUntil: instant.nullable(),
})
export type GatePin = z.infer<typeof gatePin>

export const gatePinSorts = ['userId', 'lastName', 'firstName', 'branchName', 'setAt'] as const

export const listGatePins = call({
  method: 'GET',
  path: '/api/gate/pin',
  summary: 'The active employees in scope, and since when they have had a PIN for the gate',
  allow: recordKeepers,
  query: z.object({
    ...pagedBy(gatePinSorts),
    search,
    branchId: branchFilter,
    has: z.enum(['all', 'set', 'none']).optional(),
  }),
  reply: list(gatePin),
})

/** A generated PIN: the server keeps a hash. */
export const givenPin = z.object({ employee: personName, branchName: z.string(), pin: gatePinText })
export type GivenPin = z.infer<typeof givenPin>

export const setGatePin = call({
  method: 'POST',
  path: '/api/gate/pin',
  summary: "Sets an employee's PIN for the gate, and ends its lock",
  allow: recordKeepers,
  body: z.object({ userId: id, pin: gatePinText }),
  reply: data(z.object({ userId: id, setAt: instant })),
})

export const giveGatePins = call({
  method: 'POST',
  path: '/api/gate/pin/give',
  summary: 'Gives employees PINs, drawn by the server and shown only once; those who are gone are left out',
  allow: recordKeepers,
  body: z.object({ userIds: z.array(id).min(1).max(limits.pinsAtOnce) }),
  reply: data(z.object({ given: z.array(givenPin), refused })),
})

export const readOwnPin = call({
  method: 'GET',
  path: '/api/gate/own-pin',
  summary: 'Since when the caller has had a PIN for the gate; never the PIN itself',
  allow: ['user'],
  reply: data(z.object({ setAt: instant.nullable() })),
})

export const setOwnPin = call({
  method: 'POST',
  path: '/api/gate/own-pin',
  summary: "Sets the caller's own PIN for the gate",
  allow: ['user'],
  triesPerMinute: limits.ownSecretsPerMinute,
  body: z.object({ pin: gatePinText }),
  reply: data(z.object({ setAt: instant })),
})

/** An offline punch at a gate whose PIN was wrong. Of earlier versions also one whose PIN was locked when it was sent. */
export const refusedPunch = z.object({
  _id: id,
  employee: personName,
  branchId: id,
  branchName: z.string(),
  /** Null where the reader's branch does not see the gate. */
  gateName: z.string().nullable(),
  /** The tap's time, as the server judges it. */
  at: instant,
  receivedAt: instant,
  outcome: z.enum(['refused', 'locked']),
})
export type RefusedPunch = z.infer<typeof refusedPunch>

export const refusedPunchSorts = ['at', 'receivedAt', 'lastName', 'branchName'] as const

export const listRefusedPunches = call({
  method: 'GET',
  path: '/api/gate/refused',
  summary: 'Punches that gates took without a line and that were not recorded because of a wrong PIN',
  allow: recordKeepers,
  /** The days are those of the taps. */
  query: z.object({ ...pagedBy(refusedPunchSorts), ...period, search, branchId: branchFilter }),
  reply: list(refusedPunch),
})

export const settleRefusedPunches = call({
  method: 'POST',
  path: '/api/gate/refused/settle',
  summary:
    'Marks taps with a wrong PIN as dealt with, so that they are listed no more; repeated, it changes nothing',
  allow: recordKeepers,
  body: z.object({ ids: chosenIds }),
  /** Those of the chosen that waited until now. */
  reply: data(z.object({ settled: z.array(id) })),
})
