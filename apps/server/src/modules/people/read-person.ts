import type { readPerson as call, Request } from '@tahi/contract'
import { notFound } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { toRecord } from './person.ts'
import { findPeople } from './repository.ts'

/** One person with everything that the caller may know. Colleagues' records are not found (D2). */
export const readPerson = (
  { database, files }: Services,
  { params }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> =>
  database.work(
    context(),
    async (work) => {
      const [person] = await findPeople(work, [params.id])
      if (!person) throw notFound()
      return toRecord(person, work, files.addresses)
    },
    'read',
  )
