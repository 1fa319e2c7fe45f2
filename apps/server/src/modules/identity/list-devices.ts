import type { listDevices as call, Request } from '@tahi/contract'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { devicesOf } from './devices-of.ts'
import { signedIn } from './signed-in.ts'

/** The caller's own sessions, last used first. */
export async function listDevices(
  { database, clock }: Services,
  _: Request<typeof call>,
  origin: Origin,
): Promise<Result<typeof call>> {
  const caller = signedIn(origin)
  return database.asOwner((queries) => devicesOf(queries, caller, clock.now()))
}
