import type { readDocument as call, Request } from '@tahi/contract'
import { notFound } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { toDocument } from './document.ts'
import { findDocument } from './repository.ts'

/** One document in scope that is not removed. @throws Refusal not_found */
export const readDocument = (
  { database, files }: Services,
  { params }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> =>
  database.work(
    context(),
    async (work) => {
      const row = await findDocument(work, params.id)
      if (!row?.active) throw notFound()
      return toDocument(row, work, files.addresses)
    },
    'read',
  )
