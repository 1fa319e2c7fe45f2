import { type openFile as call, type Request, texts } from '@tahi/contract'
import { notFound, Refusal } from '../../platform/errors.ts'
import { isShownInPlace } from '../../platform/files/content-type.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'

/** The content behind a signed address. An expired or invalid address is not found. */
export async function openFile(
  { database, files, clock, log }: Services,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  if (!files.addresses.holds({ id: params.id, ...query }, clock.now()))
    throw new Refusal('not_found', texts.upload.linkEnded)
  const row = await database.asOwner((queries) =>
    queries.selectFrom('file').select(['name', 'type']).where('id', '=', params.id).executeTakeFirst(),
  )
  if (!row) throw notFound()
  const content = await files.store.open(params.id)
  if (!content) {
    log.error({ file: params.id }, 'the store has no content for a file')
    throw notFound()
  }
  return { fileName: row.name, content, uploaded: { type: row.type, inPlace: isShownInPlace(row.type) } }
}
