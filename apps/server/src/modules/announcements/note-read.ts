import type { noteAnnouncementRead as call, Request } from '@tahi/contract'
import { notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { noteReading } from './repository.ts'

/** Records when the caller first read an announcement, in the edition that they were shown. @throws Refusal not_found */
export async function noteRead(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const readAt = await noteReading(work, body._id, body.edition)
  if (!readAt) throw notFound()
  return { _id: body._id, readAt: readAt.toISOString() }
}
