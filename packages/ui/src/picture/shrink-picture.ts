/** Pictures up to this size are sent as they are, unless a camera made them. */
const smallBytes = 200_000

/**
 * A picture as large as it is shown: a phone's camera makes 4 to 12 MB of it, which a bad line takes minutes to send and
 * every list would load. What the camera noted besides, such as the place, is left out of every photograph, the smallest
 * too. What moves (GIF) and another picture that would not get smaller stays as it is.
 * @param longest its longest side then, in pixels
 * @param taken the longest side that the server takes: only what moves stays longer, and is refused there
 * @returns undefined where the browser cannot read it: damaged, or no picture whatever its name says
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
  // A photograph stays JPEG, which every browser can write; others may be see-through.
  const type = from === 'image/jpeg' ? from : 'image/webp'
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85))
}

/** The name with the ending of what it is now. */
const nameOf = (name: string, type: string): string =>
  `${name.replace(/\.\w+$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`
