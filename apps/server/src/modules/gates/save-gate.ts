import { type createGate as call, limits, type Request, texts } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import { branchForWriting } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { toGate } from './gate.ts'
import { newPairingCode, pairingHash } from './pairing-code.ts'
import { insertGate, lockGate, renewGate } from './repository.ts'

/**
 * Adds a gate, or gives a known one a new code. Repeated, it is one gate with the code of the last answer: the earlier
 * ones pair nothing any more.
 */
export async function saveGate(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const sent = body._id
  const known = sent ? await lockGate(work, sent) : undefined
  const code = newPairingCode()
  const until = new Date(work.now.getTime() + limits.gateCodeMinutes * 60_000)
  const pairing = { hash: pairingHash(code), until }
  const id = known?.id ?? sent ?? newId()
  if (known) {
    await renewGate(work, { id, name: body.name ?? known.name }, pairing)
  } else {
    if (!body.name) throw sent ? notFound() : invalid('name', texts.gate.unnamed)
    const branchId = branchForWriting(work.scope, body.branchId)
    if (!(await insertGate(work, { id, branchId, name: body.name }, pairing))) throw notFound()
  }
  const gate = await lockGate(work, id)
  if (!gate) throw notFound()
  await audit(work, {
    action: known ? 'gate.new-code' : 'gate.create',
    entity: 'gate',
    entityId: id,
    branchId: gate.branchId,
    after: { name: gate.name },
  })
  return { gate: toGate(gate, work.now), code, codeUntil: until.toISOString() }
}
