import type { noteAnnouncementRead as call, Request } from '@tahi/contract'
import { orNotFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { announcementOf, markTopicRead, tellOfReading } from '../notifications/index.ts'
import { isPresent, noteReading } from './repository.ts'

/**
 * Records when the caller first read an announcement, in the edition that they were shown. Its notification is read too,
 * unless it tells of a later edition; the caller's other devices are told. @throws Refusal not_found
 */
export async function noteRead(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const read = orNotFound(await noteReading(work, body._id, body.edition))
  const isTold = await markTopicRead(work, announcementOf(body._id), isPresent(body._id, read.edition))
  // They had no notice of it, or had read that before.
  if (read.isNews && !isTold) await tellOfReading(work)
  return { _id: body._id, readAt: read.readAt.toISOString() }
}
