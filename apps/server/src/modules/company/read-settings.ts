import type { readCompanySettings as call } from '@tahi/contract'
import { orNotFound } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { toSettings } from './company.ts'
import { findCompany } from './repository.ts'

/** The company's settings, for editing. @throws Refusal not_found before the company is set up */
export async function readSettings(
  { database, timeZone }: Services,
  _: unknown,
  { context }: Origin,
): Promise<Result<typeof call>> {
  const company = await database.work(context(), ({ queries }) => findCompany(queries), 'read')
  return toSettings(orNotFound(company), timeZone)
}
