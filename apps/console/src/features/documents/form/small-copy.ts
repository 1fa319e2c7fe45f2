import { limits, pictureTypes } from '@tahi/contract'
import { shrinkPicture, smallBytes } from '@tahi/ui/picture/shrink-picture.ts'

/** A small copy of a large picture, for the gallery; undefined if none is needed, can be made, or would be smaller. */
export async function smallCopyOf(file: File): Promise<File | undefined> {
  if (!pictureTypes.includes(file.type) || file.size <= smallBytes) return undefined
  const small = await shrinkPicture(file, limits.previewPixels)
  return small && small.size < file.size ? small : undefined
}
