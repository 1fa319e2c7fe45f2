import type { openCompanyPicture as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { orNotFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'

/** A picture that the company currently shows. Any other file, and any former picture, is not found. */
export async function openPicture(
  { database, files }: Services,
  { params: { id } }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { rows } = await database.singly((queries) =>
    sql<{ name: string; type: string }>`
      select file.name, file.type from file join company
        on file.id in (company.logo_file_id, company.hero_file_id, company.about_file_id)
      where file.id = ${id}`.execute(queries),
  )
  const row = orNotFound(rows[0])
  const content = orNotFound(await files.store.open(id))
  return { fileName: row.name, content, uploaded: { type: row.type, inPlace: true, forEverybody: true } }
}
