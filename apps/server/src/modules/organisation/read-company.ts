import type { readCompany as call } from '@tahi/contract'
import { sql } from 'kysely'
import { momentOf } from '../../platform/clock.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'

interface Row {
  name: string | null
  demo: boolean | null
  hasAdmin: boolean
}

/** What every page shows before anybody signed in. */
export async function readCompany({ database, clock, config }: Services): Promise<Result<typeof call>> {
  const { rows } = await database.asOwner((queries) =>
    sql<Row>`
      select company.name, company.demo,
        exists (select from person where role = 'admin' and active) as "hasAdmin"
      from (select) as always left join company on true`.execute(queries),
  )
  const [company] = rows
  return {
    name: company?.name ?? 'Tahi',
    timeZone: config.timeZone,
    today: momentOf(clock.now(), config.timeZone).today,
    demo: company?.demo ?? false,
    needsSetup: !company?.hasAdmin,
  }
}
