import type * as z from 'zod/v4/core'
import { isCompanyWide, type Role } from './roles.ts'

/**
 * One event of the product's realtime connection (D7), declared once for server and clients. It reaches exactly the
 * people who may read the same data over HTTP.
 */
export interface LiveEvent {
  readonly name: string
  readonly summary: string
  readonly payload: z.$ZodType
  /** The roles of the call that reads the same data. */
  readonly to: readonly Role[]
  /**
   * Which people without a console receive it: the one it concerns, or everybody in the branch. `alone`: only the
   * person it concerns receives it, whatever the role.
   */
  readonly employees: 'concerned' | 'branch' | 'alone'
}

/** Declares an event and keeps the type of its payload. */
export const liveEvent = <const E extends LiveEvent>(definition: E): E => definition

export type Payload<E extends LiveEvent> = z.output<E['payload']>

/** The subject of an event: one branch or all, and optionally one person or several. */
export interface Concerned {
  /** Null: every branch. */
  readonly branchId: string | null
  readonly personId?: string | null
  readonly personIds?: readonly string[]
}

/** The session of one socket. */
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

/** The rooms that a session's socket joins; only the server decides them (D7). */
export function roomsOf({ personId, role, branchId }: Listener): string[] {
  if (isCompanyWide(role)) return [rooms.person(personId), rooms.everywhere(role)]
  return [
    rooms.person(personId),
    rooms.ofEveryBranch(role),
    ...(branchId === null ? [] : [rooms.branch(branchId, role)]),
  ]
}

/** The rooms that an event is sent to. */
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
