import type { openFile as call, Request } from '@tahi/contract'
import { notFound } from '../../platform/errors.ts'
import { isShownInPlace } from '../../platform/files/content-type.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'

/** The content behind a signed address. One that has ended, or was never signed, is not found. */
export async function openFile(
  { database, files, clock }: Services,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  if (!files.addresses.holds({ id: params.id, ...query }, clock.now())) throw notFound()
  const row = await database.asOwner((queries) =>
    queries.selectFrom('file').select(['name', 'type']).where('id', '=', params.id).executeTakeFirst(),
  )
  const content = row && (await files.store.get(params.id))
  if (!content) throw notFound()
  return { fileName: row.name, content, uploaded: { type: row.type, inPlace: isShownInPlace(row.type) } }
}
