import type { readAnnouncement as call, Request } from '@tahi/contract'
import { notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { toAnnouncement } from './announcement.ts'
import { findAnnouncement } from './repository.ts'

/** One announcement in scope that is not cancelled. @throws Refusal not_found */
export async function readAnnouncement(
  work: Work,
  { params }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const row = await findAnnouncement(work, params.id)
  if (!row?.active) throw notFound()
  return toAnnouncement(row, work.scope)
}
