import type * as z from 'zod/v4/core'
import { isCompanyWide, type Role } from './roles.ts'

/**
 * One event of the product's realtime connection (D7), declared once for server and clients. It reaches exactly those
 * who may read by HTTP what it tells of.
 */
export interface LiveEvent {
  readonly name: string
  readonly summary: string
  readonly payload: z.$ZodType
  /** The roles of the call that reads the same. */
  readonly to: readonly Role[]
  /**
   * Of those without a console: the one whom it concerns, or everybody of the branch. `alone`: nobody but the one whom
   * it concerns hears of it, whatever the role.
   */
  readonly employees: 'concerned' | 'branch' | 'alone'
}

/** Declares an event; the type of its payload is kept. */
export const liveEvent = <const E extends LiveEvent>(definition: E): E => definition

export type Payload<E extends LiveEvent> = z.output<E['payload']>

/** What an event tells of: a branch's, or every branch's, and perhaps one person's, or those of several. */
export interface Concerned {
  /** Null: it concerns every branch. */
  readonly branchId: string | null
  readonly personId?: string | null
  readonly personIds?: readonly string[]
}

/** Who listens: one socket's session. */
export interface Listener {
  readonly personId: string
  readonly role: Role
  readonly branchId: string | null
}

const rooms = {
  person: (id: string) => `person:${id}`,
  everywhere: (role: Role) => `everywhere:${role}`,
  branch: (id: string, role: Role) => `branch:${id}:${role}`,
  ofEveryBranch: (role: Role) => `branches:${role}`,
}

/** The room of a person's own sockets. */
export const roomOfPerson = rooms.person

/** The rooms that a session's socket is in; the server alone decides them (D7). */
export function roomsOf({ personId, role, branchId }: Listener): string[] {
  if (isCompanyWide(role)) return [rooms.person(personId), rooms.everywhere(role)]
  return [
    rooms.person(personId),
    rooms.ofEveryBranch(role),
    ...(branchId === null ? [] : [rooms.branch(branchId, role)]),
  ]
}

/** The rooms that an event goes to. */
export function roomsFor(
  { to, employees }: LiveEvent,
  { branchId, personId, personIds = personId ? [personId] : [] }: Concerned,
): string[] {
  const people = personIds.map(rooms.person)
  if (employees === 'alone') return people
  return to.flatMap((role) => {
    if (isCompanyWide(role)) return [rooms.everywhere(role)]
    if (role === 'user' && employees === 'concerned') return people
    return [branchId === null ? rooms.ofEveryBranch(role) : rooms.branch(branchId, role)]
  })
}
