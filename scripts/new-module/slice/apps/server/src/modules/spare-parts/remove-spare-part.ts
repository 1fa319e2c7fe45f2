import type { removeSparePart as call, Request } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { notFound, stale } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { findAndLockSparePart, removeSparePart as remove } from './repository.ts'
import { toSparePart, trail } from './spare-part.ts'

/** Removes one of the spare parts softly. */
export async function removeSparePart(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const row = await findAndLockSparePart(work, body._id)
  if (!row) throw notFound()
  if (isOutdated(body.version, row.version)) throw stale(toSparePart(row))
  await remove(work, row.id)
  await audit(work, {
    ...about('spare_part', row),
    action: 'spare-part.remove',
    before: trail(row),
  })
  return { _id: row.id }
}
