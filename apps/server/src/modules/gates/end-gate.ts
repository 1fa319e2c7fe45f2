import type { endGate as call, Request } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { orNotFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { endGate as end, findAndLockGate } from './repository.ts'

/** Ends a gate: its token is refused from the next request on. @throws Refusal not_found */
export async function endGate(
  work: Work,
  { body: { _id } }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const gate = orNotFound(await findAndLockGate(work, _id))
  await end(work, _id)
  await audit(work, {
    ...about('gate', { id: _id, branchId: gate.branchId }),
    action: 'gate.end',
    before: { name: gate.name },
  })
  return { _id }
}
