import { type uploadFile as call, limits, texts } from '@tahi/contract'
import { invalid, Refusal } from '../../platform/errors.ts'
import { contentTypeOf } from '../../platform/files/content-type.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'

/** Stores a file under an id of its own; it belongs to whoever uploaded it until a record of theirs shows it (D6). */
export async function uploadFile(
  { database, files, clock }: Services,
  _: unknown,
  origin: Origin,
): Promise<Result<typeof call>> {
  const context = origin.context()
  const { fileName, content } = await origin.upload()
  if (content.length === 0) throw invalid('docs', texts.upload.empty)
  const type = await contentTypeOf(content)
  if (type === undefined) throw new Refusal('wrong_type', texts.upload.wrongType)

  const file = { id: newId(), name: nameOf(fileName), type, bytes: content.length }
  await files.store.put(file.id, content)
  try {
    await database.work(context, ({ queries, scope, now }) =>
      queries
        .insertInto('file')
        .values({ ...file, uploaded_by: scope.personId, created_at: now })
        .execute(),
    )
  } catch (error) {
    await files.store.remove(file.id)
    throw error
  }
  const url = files.addresses.sign(file.id, clock.now())
  return { success: true, url, data: { _id: file.id, url, name: file.name, type, size: file.bytes } }
}

/** The name alone, without folders and without what no file system takes. */
function nameOf(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const name = last.replace(/[\u0000-\u001f\u007f"<>|:*?]/g, '').trim()
  return name === '' ? 'file' : name.slice(-limits.fileNameLength)
}
