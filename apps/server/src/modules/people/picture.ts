import { texts } from '@tahi/contract'
import { invalid } from '../../platform/errors.ts'
import type { FileAddresses } from '../../platform/files/addresses.ts'
import { uploadedFile } from '../../platform/files/uploaded-file.ts'
import type { Work } from '../../platform/work.ts'

/**
 * The file of a picture that is sent by its address: one that the caller uploaded, or the present one as a reply showed
 * it. Null takes the picture away.
 * @throws Refusal invalid when it is no picture, or none of the caller's
 */
export async function pictureOf(
  work: Work,
  addresses: FileAddresses,
  sent: string | null | undefined,
  present: string | null,
): Promise<string | null | undefined> {
  if (sent === undefined || sent === null) return sent
  if (present !== null && addresses.fileOf(sent) === present) return present
  const file = await uploadedFile(work, addresses, sent)
  if (!file?.type.startsWith('image/')) throw invalid('avatar', texts.person.notAPicture)
  return file.id
}
