import { limits, texts } from '@tahi/contract'
import { invalid } from '../errors.ts'
import type { Work } from '../work.ts'
import type { FileAddresses } from './addresses.ts'
import { type UploadedRow, uploadedFile } from './uploaded-file.ts'

/**
 * The picture that a client names by the address that its upload was answered with. Lists show many of them at once, on
 * every phone: so it is small in bytes and in pixels.
 * @throws Refusal invalid at `field` when it is none, not the caller's own, or too large
 */
export async function uploadedPicture(
  work: Work,
  addresses: FileAddresses,
  { field, address }: { readonly field: string; readonly address: string },
): Promise<UploadedRow> {
  const file = await uploadedFile(work, addresses, address)
  if (!file?.type.startsWith('image/')) throw invalid(field, texts.upload.notAPicture)
  const { width, height, bytes } = file
  if (width === null || height === null || width === 0 || height === 0)
    throw invalid(field, texts.upload.unreadable)
  if (bytes > limits.shownPictureBytes || Math.max(width, height) > limits.shownPicturePixels)
    throw invalid(field, texts.upload.pictureTooLarge)
  return file
}
