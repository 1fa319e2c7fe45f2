/** Pictures up to this size are sent as they are, unless a camera made them. */
const smallBytes = 200_000

/**
 * A picture as large as it is shown: a phone's camera makes 4 to 12 MB of it, which a bad line takes minutes to send and
 * every list would load. What the camera noted besides, such as the place, is left out of every photograph, the smallest
 * too. What moves (GIF), what cannot be read and another picture that would not get smaller stays as it is; the server
 * judges it.
 * @param longest its longest side then, in pixels
 */
export async function shrinkPicture(file: File, longest: number): Promise<File> {
  const isPhotograph = file.type === 'image/jpeg'
  if (file.type === 'image/gif' || (file.size <= smallBytes && !isPhotograph)) return file
  const blob = await redraw(file, longest).catch(() => null)
  return blob && (isPhotograph || blob.size < file.size)
    ? new File([blob], nameOf(file.name, blob.type), blob)
    : file
}

async function redraw(file: File, longest: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  // A photograph stays JPEG, which every browser can write; others may be see-through.
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85))
}

/** The name with the ending of what it is now. */
const nameOf = (name: string, type: string): string =>
  `${name.replace(/\.\w+$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`
