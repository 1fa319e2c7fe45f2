import { limits, pictureTypes, texts } from '@tahi/contract'
import { shrinkPicture } from '@tahi/ui/picture/shrink-picture.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { UnderWay } from '../forms/under-way.ts'
import { useUpload } from './upload.ts'

/** State and actions of a picture field, without its appearance. */
interface PictureChoice {
  /** Opens the file chooser. */
  choose(): void
  /** The hidden file input, to be placed anywhere in the field. */
  readonly input: ReactNode
  /** The object URL of the picture while it is uploaded. */
  readonly preview: string | undefined
  /** 0 to 1 while a large picture is uploaded, for an `UploadBar`. */
  readonly share: number | undefined
  /** Why the chosen file is refused as a picture. */
  readonly refused: string | undefined
}

/**
 * Uploads a picture as soon as it is chosen; it belongs to the record once that is saved.
 * @param longest the longest side in pixels: larger pictures are scaled down before the upload
 * @param underWay the unfinished work of the picture's form
 */
export function usePictureChoice(
  longest: number,
  underWay: UnderWay,
  onStored: (address: string) => void,
): PictureChoice {
  const input = useRef<HTMLInputElement>(null)
  const { upload, share } = useUpload()
  const [preview, setPreview] = useState<string>()
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
    return undefined
  }, [preview])

  const store = async (file: File) => {
    setPreview(URL.createObjectURL(file))
    const picture = await shrinkPicture(file, longest, limits.shownPicturePixels)
    if (!picture) setRefused(texts.upload.unreadable)
    const stored = picture && (await upload(picture))
    setPreview(undefined)
    return stored?.url
  }

  const take = (file: File | undefined) => {
    if (!file) return
    const isPicture = pictureTypes.includes(file.type)
    setRefused(isPicture ? undefined : texts.upload.notAPicture)
    if (isPicture) underWay.fill(store(file), onStored)
  }

  return {
    // One upload at a time.
    choose: () => {
      if (preview === undefined) input.current?.click()
    },
    preview,
    share,
    refused,
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          // Lets the same file be chosen again after a failure.
          event.currentTarget.value = ''
        }}
      />
    ),
  }
}
