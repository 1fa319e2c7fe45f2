import { isDeepStrictEqual } from 'node:util'
import { texts } from '@tahi/contract'
import { type AuditSubject, about, audit } from '../../platform/audit.ts'
import { conflict, invalid, notFound, stale } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import type { Part, PartTable } from './part.ts'
import { findAndLockPart, insertPart, lockOrganisation, updatePart } from './repository.ts'

/** The fields of a call; fields that are left out stay. */
export interface Sent {
  readonly _id?: string | undefined
  readonly name: string | undefined
  readonly departmentId?: string | undefined
  readonly status?: boolean | undefined
  readonly version?: number | undefined
  readonly moveTo?: string | undefined
}

/** What differs between branches, departments and designations. */
export interface Kind<Wire> {
  readonly table: PartTable
  /** The part as the contract has it. */
  read(work: Work, id: string): Promise<Wire>
  /** Does what a new or changed part requires of other records. @throws Refusal invalid */
  settle?(work: Work, after: Part, before: Part | undefined): Promise<void>
  /** Moves those who belong to a part that is removed. @throws Refusal invalid at `moveTo` when it is missing */
  empty(work: Work, part: Part, moveTo: string | undefined): Promise<void>
}

/**
 * Creates, changes or removes a part of the organisation (D1 create). A repeated request changes nothing, whatever
 * version it names.
 */
export async function savePart<Wire>(work: Work, kind: Kind<Wire>, sent: Sent): Promise<Wire> {
  await lockOrganisation(work)
  const id = sent._id
  const known = id === undefined ? undefined : await findAndLockPart(work, kind.table, id)
  const part = known ? await change(work, kind, known, sent) : await create(work, kind, sent)
  return kind.read(work, part.id)
}

async function create<Wire>(work: Work, kind: Kind<Wire>, sent: Sent): Promise<Part> {
  const { table } = kind
  if (sent.name === undefined) {
    // With an id, the call is a change of a part that does not exist.
    throw sent._id ? notFound() : invalid(`${table}Name`, texts.organisation[table].unnamed)
  }
  const part: Part = {
    id: sent._id ?? newId(),
    name: sent.name,
    departmentId: sent.departmentId ?? null,
    active: sent.status ?? true,
    version: 1,
  }
  await kind.settle?.(work, part, undefined)
  await insertPart(work, table, part)
  await audit(work, { ...subject(kind, part), action: `${table}.create`, after: trail(part) })
  return part
}

async function change<Wire>(work: Work, kind: Kind<Wire>, before: Part, sent: Sent): Promise<Part> {
  const after: Part = {
    ...before,
    name: sent.name ?? before.name,
    departmentId: sent.departmentId ?? before.departmentId,
    active: sent.status ?? before.active,
  }
  if (isDeepStrictEqual(before, after)) return before
  if (isOutdated(sent.version, before.version)) throw stale(await kind.read(work, before.id))
  if (!before.active && !after.active) throw conflict(texts.organisation[kind.table].removed)
  const removed = before.active && !after.active
  // People first, then the part: the database refuses to remove a part with people.
  if (removed) await kind.empty(work, before, sent.moveTo)
  else await kind.settle?.(work, after, before)
  await updatePart(work, kind.table, after)
  await audit(work, {
    ...subject(kind, after),
    action: `${kind.table}.${removed ? 'remove' : 'change'}`,
    before: trail(before),
    after: { ...trail(after), ...(removed && sent.moveTo !== undefined && { moveTo: sent.moveTo }) },
  })
  return after
}

const subject = <Wire>({ table }: Kind<Wire>, { id }: Part): AuditSubject =>
  about(table, { id, branchId: table === 'branch' ? id : null })

const trail = ({ name, departmentId, active }: Part) => ({
  name,
  ...(departmentId !== null && { departmentId }),
  status: active,
})
