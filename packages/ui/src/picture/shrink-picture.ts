/** Bytes of a picture that needs no shrinking: up to this it is sent unchanged, except photographs. */
export const smallBytes = 200_000

/**
 * Shrinks a picture to the size at which it is shown. A phone's camera makes 4 to 12 MB, which take minutes on a slow
 * connection and would be loaded by every list. Every photograph (JPEG) is redrawn, however small, which drops
 * metadata such as the place. An animation (GIF), and another picture that would not get smaller, is returned
 * unchanged.
 * @param longest longest side of the result, in pixels
 * @param taken longest side that the server accepts, in pixels; only an animation may stay longer, and the server
 * refuses it
 * @returns undefined when the browser cannot read it: damaged, or no picture whatever its name says; also when it cannot
 * redraw a photograph, as without memory for it
 */
export async function shrinkPicture(
  file: File,
  longest: number,
  taken = Number.POSITIVE_INFINITY,
): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const isPhotograph = file.type === 'image/jpeg'
  const isTooLong = Math.max(picture.width, picture.height) > taken
  const stays = file.type === 'image/gif' || (file.size <= smallBytes && !isPhotograph && !isTooLong)
  const blob = stays ? null : await redraw(picture, file.type, longest).catch(() => null)
  picture.close()
  // As it is, it would tell the place.
  if (isPhotograph && !blob) return undefined
  return blob && (isPhotograph || isTooLong || blob.size < file.size)
    ? new File([blob], nameOf(file.name, blob.type), blob)
    : file
}

async function redraw(picture: ImageBitmap, from: string, longest: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  // A photograph stays JPEG, which every browser can write. Other pictures may be transparent.
  const type = from === 'image/jpeg' ? from : 'image/webp'
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85))
}

/** The file name with the extension of its new type. */
const nameOf = (name: string, type: string): string =>
  `${name.replace(/\.\w+$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`
