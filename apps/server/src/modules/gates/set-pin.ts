import { type setGatePin as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { wholeScope } from '../../platform/scope.ts'
import type { Services } from '../../platform/services.ts'
import type { Work } from '../../platform/work.ts'
import { hashPassword } from '../identity/index.ts'
import { writePin } from './pins.ts'

/** Gives an employee in scope a PIN for the gate. */
export async function setPin(
  { database }: Services,
  { body: { userId, pin } }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  const asked = context()
  // Somebody in scope first: hashing takes tens of milliseconds, in which no connection should be held.
  await database.work(asked, (work) => findEmployee(work, userId), 'read')
  const hash = await hashPassword(pin)
  return database.work(asked, async (work) => {
    const { branchId } = await findEmployee(work, userId)
    await writePin(work, userId, hash)
    await audit(work, { action: 'gate-pin.set', entity: 'gate_pin', entityId: userId, branchId })
    return { userId, setAt: work.now.toISOString() }
  })
}

/** @throws Refusal not_found, or invalid for somebody who is no employee */
async function findEmployee({ queries, scope }: Work, id: string): Promise<{ branchId: string }> {
  const { branchId } = wholeScope(scope)
  const found = await queries
    .selectFrom('person')
    .select(['role', 'branch_id as branchId'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!found?.branchId || (branchId !== null && found.branchId !== branchId)) throw notFound()
  if (found.role !== 'user') throw invalid('userId', texts.gate.employeesOnly)
  return { branchId: found.branchId }
}
