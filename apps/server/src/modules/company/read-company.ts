import type { readCompany as call } from '@tahi/contract'
import { sql } from 'kysely'
import { momentOf } from '../../platform/clock.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { hasGeneralManager } from '../identity/index.ts'
import { pictureAddress } from './company.ts'

interface Row {
  name: string | null
  nameLines: string[] | null
  logoFileId: string | null
  demo: boolean | null
  hasAdmin: boolean
}

/** The company details that every page shows before sign-in. */
export async function readCompany({ database, clock, timeZone }: Services): Promise<Result<typeof call>> {
  const { rows } = await database.singly((queries) =>
    sql<Row>`
      select company.name, company.name_lines as "nameLines", company.logo_file_id as "logoFileId", company.demo,
        ${hasGeneralManager} as "hasAdmin"
      from (select) as always left join company on true`.execute(queries),
  )
  const [company] = rows
  return {
    name: company?.name ?? 'Tahi',
    nameLines: company?.nameLines ?? ['', '', ''],
    logoUrl: pictureAddress(company?.logoFileId ?? null),
    timeZone: timeZone.name,
    today: momentOf(clock.now(), timeZone.name).today,
    demo: company?.demo ?? false,
    needsSetup: !company?.hasAdmin,
  }
}
