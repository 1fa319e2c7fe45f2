import { type Gate, limits } from '@tahi/contract'
import { sql } from 'kysely'

/** A gate as the queries of this module read it. */
export interface GateRow {
  id: string
  branchId: string
  branchName: string
  name: string
  createdAt: Date
  pairingUntil: Date | null
  pairedAt: Date | null
  lastSeenAt: Date | null
}

/** For `select … from gate join branch`. */
export const gateColumns = sql`
  gate.id, gate.branch_id as "branchId", branch.name as "branchName", gate.name, gate.created_at as "createdAt",
  gate.pairing_until as "pairingUntil", gate.paired_at as "pairedAt", gate.last_seen_at as "lastSeenAt"`

/** @returns the gate as the contract has it */
export const toGate = (
  { id, createdAt, pairingUntil, pairedAt, lastSeenAt, ...gate }: GateRow,
  now: Date,
): Gate => ({
  ...gate,
  _id: id,
  createdAt: createdAt.toISOString(),
  pairingUntil: pairingUntil && pairingUntil > now ? pairingUntil.toISOString() : null,
  pairedAt: pairedAt?.toISOString() ?? null,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  inContact: !isQuiet(lastSeenAt, now),
})

/** Whether a gate has been silent for longer than an online tablet ever is. */
export const isQuiet = (lastSeenAt: Date | null, now: Date): boolean =>
  lastSeenAt === null || lastSeenAt <= quietSince(now)

/** The last contact of a gate that is now just quiet. */
export const quietSince = (now: Date): Date => new Date(now.getTime() - limits.gateQuietMinutes * 60_000)
