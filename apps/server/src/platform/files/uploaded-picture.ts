import { limits, texts } from '@tahi/contract'
import { invalid } from '../errors.ts'
import type { Work } from '../work.ts'
import type { FileAddresses } from './addresses.ts'
import { type UploadedRow, uploadedFile } from './uploaded-file.ts'

/**
 * The picture whose address a client received for its upload. It must be small in bytes and in pixels, because lists show
 * many pictures at once on phones.
 * @throws Refusal invalid at `field` when it is no picture, not the caller's own, or too large
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
