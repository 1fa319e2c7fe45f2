import type { FileAddresses } from '../../platform/files/addresses.ts'
import { uploadedPicture } from '../../platform/files/uploaded-picture.ts'
import type { Work } from '../../platform/work.ts'

/**
 * The file whose address a picture was sent with: one that the caller uploaded, or the current picture by its address
 * from a reply. Null removes the picture.
 * @throws Refusal invalid when the file is no picture, not the caller's, or too large
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
