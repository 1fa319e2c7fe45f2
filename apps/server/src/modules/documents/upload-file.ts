import { type uploadFile as call, texts } from '@tahi/contract'
import { invalid, Refusal } from '../../platform/errors.ts'
import { isProtected } from '../../platform/files/container.ts'
import { contentTypeOf } from '../../platform/files/content-type.ts'
import { expectContent, storeFile } from '../../platform/files/contents.ts'
import { withEnding } from '../../platform/files/file-name.ts'
import { pictureSize } from '../../platform/files/picture-size.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Stores a file under a new id (D6). Only the uploader may attach it to a record; a file that no record uses is removed
 * after a month.
 */
export async function uploadFile(
  { database, files: { store, addresses }, clock }: Services,
  _: unknown,
  origin: Origin,
): Promise<Result<typeof call>> {
  const { fileName, content } = await origin.upload()
  const context = origin.context()
  if (content.length === 0) throw invalid('docs', texts.upload.empty)
  const id = await expectContent(database, context, content.length)
  const type = await contentTypeOf(content)
  if (type === undefined)
    throw new Refusal('wrong_type', isProtected(content) ? texts.upload.isProtected : texts.upload.wrongType)

  const name = withEnding(fileName, type)
  await storeFile({ database, store }, context, { id, name, type, size: pictureSize(content, type) }, content)
  const url = addresses.sign(id, clock.now())
  return { success: true, url, data: { _id: id, url, name, type, size: content.length } }
}
