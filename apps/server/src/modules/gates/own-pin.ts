import type { Request, readOwnPin, setOwnPin as setCall } from '@tahi/contract'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import { notFound } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import type { Work } from '../../platform/work.ts'
import { hashPassword } from '../identity/index.ts'
import { writePins } from './pins.ts'

/** Since when one has a PIN. */
export async function readPin({ queries, scope }: Work): Promise<Result<typeof readOwnPin>> {
  const { rows } = await sql<{ setAt: Date }>`
    select set_at as "setAt" from gate_pins() where person_id = ${scope.personId}`.execute(queries)
  return { setAt: rows[0]?.setAt.toISOString() ?? null }
}

/** Sets one's own PIN. Whoever is signed in may: a forgotten one is simply set anew. */
export async function setOwnPin(
  { database }: Services,
  { body: { pin } }: Request<typeof setCall>,
  { caller, context }: Origin,
): Promise<Result<typeof setCall>> {
  const hash = await hashPassword(pin)
  return database.work(context(), async (work) => {
    const { personId } = work.scope
    if (!caller?.branchId) throw notFound()
    await writePins(work, new Map([[personId, hash]]))
    const entry = { action: 'gate-pin.set-own', entity: 'gate_pin', entityId: personId }
    await audit(work, { ...entry, branchId: caller.branchId })
    return { setAt: work.now.toISOString() }
  })
}
