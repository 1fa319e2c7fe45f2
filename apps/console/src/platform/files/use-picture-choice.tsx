import { limits, pictureTypes, texts } from '@tahi/contract'
import { shrinkPicture } from '@tahi/ui/picture/shrink-picture.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DraftForm } from '../forms/use-draft-form.ts'
import { uploadFailure, useUpload } from './upload.ts'

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
  /** Keeps the field as it is although the chosen file was refused; undefined where there is nothing to decide. */
  readonly keep: (() => void) | undefined
}

/**
 * Uploads a picture as soon as it is chosen; it belongs to the record once that is saved. Why one is refused is said at the
 * field.
 * @param longest the longest side in pixels: larger pictures are scaled down before the upload
 */
export function usePictureChoice<Values>(
  form: DraftForm<Values>,
  field: keyof Values & string,
  longest: number,
  onStored: (address: string) => void,
): PictureChoice {
  const input = useRef<HTMLInputElement>(null)
  const { upload, share } = useUpload()
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
    return undefined
  }, [preview])

  const store = async (file: File) => {
    setPreview(URL.createObjectURL(file))
    const picture = await shrinkPicture(file, longest, limits.shownPicturePixels)
    if (!picture) form.refuse(field, texts.upload.unreadable)
    const stored = picture && (await upload(picture, (failure) => form.refuse(field, uploadFailure(failure))))
    setPreview(undefined)
    return stored?.url
  }

  const take = (file: File | undefined) => {
    if (!file) return
    if (!pictureTypes.includes(file.type)) {
      form.refuse(field, texts.upload.notAPicture)
      return
    }
    form.takePresent(field)
    form.underWay.fill(store(file), onStored)
  }

  return {
    // One upload at a time.
    choose: () => {
      if (preview === undefined) input.current?.click()
    },
    preview,
    share,
    keep: form.refused[field] ? () => form.takePresent(field) : undefined,
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
