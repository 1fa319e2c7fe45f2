import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'
import { orNotFound } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import type { StoredCompany } from './company.ts'

const select = sql`
  select name as "companyName", name_lines as "nameLines", province,
    hero_title as "heroTitle", hero_text as "heroText", about_title as "aboutTitle", about_text as "aboutText",
    address, phone, email, time_zone as "timeZone",
    logo_file_id as "logoFileId", hero_file_id as "heroFileId", about_file_id as "aboutFileId", version
  from company`

/** The company; undefined before it is set up. */
export async function findCompany(queries: Queries): Promise<StoredCompany | undefined> {
  const { rows } = await sql<StoredCompany>`${select}`.execute(queries)
  return rows[0]
}

/** Locks the company for a change. @throws Refusal not_found before it is set up */
export async function lockCompany({ queries }: Work): Promise<StoredCompany> {
  const { rows } = await sql<StoredCompany>`${select} for update`.execute(queries)
  return orNotFound(rows[0])
}

/** Writes the settings and increments their version. */
export async function updateCompany({ queries }: Work, company: StoredCompany): Promise<void> {
  await sql`
    update company set
      name = ${company.companyName}, name_lines = ${company.nameLines}, province = ${company.province},
      hero_title = ${company.heroTitle}, hero_text = ${company.heroText},
      about_title = ${company.aboutTitle}, about_text = ${company.aboutText},
      address = ${company.address}, phone = ${company.phone}, email = ${company.email},
      time_zone = ${company.timeZone}, logo_file_id = ${company.logoFileId},
      hero_file_id = ${company.heroFileId}, about_file_id = ${company.aboutFileId},
      version = ${company.version}`.execute(queries)
}
