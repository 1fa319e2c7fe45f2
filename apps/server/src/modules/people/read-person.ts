import type { readPerson as call, Request } from '@tahi/contract'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { toRecord } from './person.ts'
import { findPerson } from './repository.ts'

/** One person with everything that the caller may know. Colleagues' records are not found (D2). */
export const readPerson = (
  { database, files }: Services,
  { params }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> =>
  database.work(
    context(),
    async (work) => toRecord(await findPerson(work, params.id), work, files.addresses),
    'read',
  )
