import { type createGate as call, limits, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { invalid, notFound, orNotFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import { branchForWriting } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { toGate } from './gate.ts'
import { newPairingCode, pairingHash } from './pairing-code.ts'
import { findAndLockGate, insertGate, type Pairing, renewGate } from './repository.ts'

type Body = Request<typeof call>['body']

/** Adds a gate, or gives a known one a new code. Repeated, it is still one gate, and only the last reply's code works. */
export async function saveGate(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const sent = body._id
  const id = sent ?? newId()
  const code = newPairingCode()
  const until = new Date(work.now.getTime() + limits.gateCodeMinutes * 60_000)
  const pairing = { hash: pairingHash(code), until }
  const present = sent ? await findAndLockGate(work, sent) : undefined
  const isNew = !present && (await add(work, body, id, pairing))
  // Of two concurrent requests, the other came first; or the id belongs to another branch's gate.
  const known = present ?? (isNew ? undefined : await findAndLockGate(work, id))
  if (known) await renewGate(work, { id, name: body.name ?? known.name }, pairing)
  const gate = orNotFound(await findAndLockGate(work, id))
  await audit(work, {
    ...about('gate', { id, branchId: gate.branchId }),
    action: isNew ? 'gate.create' : 'gate.new-code',
    after: { name: gate.name },
  })
  return { gate: toGate(gate, work.now), code }
}

/** @returns whether it was written */
function add(work: Work, { _id, name, branchId }: Body, id: string, pairing: Pairing): Promise<boolean> {
  // With an id, the call asks for a new code of a gate that does not exist.
  if (!name) throw _id ? notFound() : invalid('name', texts.gate.unnamed)
  return insertGate(work, { id, branchId: branchForWriting(work.scope, branchId), name }, pairing)
}
