import type { FileAddresses } from '../../platform/files/addresses.ts'
import { uploadedPicture } from '../../platform/files/uploaded-picture.ts'
import type { Work } from '../../platform/work.ts'

/**
 * The file of a picture that is sent by its address: one that the caller uploaded, or the present one as a reply showed
 * it. Null takes the picture away.
 * @throws Refusal invalid when it is no picture, none of the caller's, or too large
 */
export async function pictureOf(
  work: Work,
  addresses: FileAddresses,
  sent: string | null | undefined,
  present: string | null,
): Promise<string | null | undefined> {
  if (sent === undefined || sent === null) return sent
  if (present !== null && addresses.fileOf(sent) === present) return present
  return (await uploadedPicture(work, addresses, { field: 'avatar', address: sent })).id
}
