import { limits, texts } from '@tahi/contract'
import { shrinkPicture } from '@tahi/ui/picture/shrink-picture.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { UnderWay } from '../forms/under-way.ts'
import { pictureTypes, useUpload } from './upload.ts'

/** What a field of a picture needs besides its looks. */
interface PictureChoice {
  /** Asks for a picture. */
  choose(): void
  /** Stands anywhere in the field; it is not seen. */
  readonly input: ReactNode
  /** The address of the picture while it is sent. */
  readonly preview: string | undefined
  /** 0 to 1 while a large one is sent, for an `UploadBar`. */
  readonly share: number | undefined
  /** Why what was chosen is no picture. */
  readonly refused: string | undefined
}

/**
 * A picture that is chosen is stored at once; it belongs to the record once that is saved.
 * @param longest its longest side in pixels: a larger one is sent so
 * @param underWay of the form that it belongs to
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
    // One at a time.
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
          // The same file may be chosen again, after a failure.
          event.currentTarget.value = ''
        }}
      />
    ),
  }
}
