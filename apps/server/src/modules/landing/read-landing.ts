import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { findCompany, type StoredCompany } from '../company/index.ts'
import { isSetUp } from '../identity/index.ts'

/** The content of the landing page: the company's settings and the branches' names. */
export interface Landing {
  readonly company: StoredCompany
  readonly branches: readonly string[]
}

/** @returns undefined until the company has a General Manager (D8) */
export const readLanding = (database: Database): Promise<Landing | undefined> =>
  database.singly(async (queries) => {
    const [done, company, { rows }] = await Promise.all([
      isSetUp(queries),
      findCompany(queries),
      sql<{ name: string }>`
        select name from branch where active order by ${alphabetical(sql`name`)}`.execute(queries),
    ])
    return done && company ? { company, branches: rows.map(({ name }) => name) } : undefined
  })
