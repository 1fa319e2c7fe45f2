import { type Answer, FailedCall } from '@tahi/client'
import { limits, texts, uploadFile } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useState } from 'react'
import { client } from '../session/session.ts'

export type UploadedFile = Answer<typeof uploadFile>['data']

/**
 * Uploads a file: a toast shows a small upload (C7), `share` a large one for an `UploadBar`. A failure is shown here, by
 * the server's message or 'Upload failed' (C8); a field that says more is told of it.
 */
export function useUpload() {
  const [share, setShare] = useState<number>()

  const upload = async (
    file: File,
    onFailure?: (failure: unknown) => void,
  ): Promise<UploadedFile | undefined> => {
    const small = isShownByToast(file.size)
    const shown = small ? toast.loading(texts.upload.uploading) : undefined
    if (!small) setShare(0)
    try {
      const { data } = await client.upload(uploadFile, {}, file, (sent) => !small && setShare(sent))
      return data
    } catch (failure) {
      toast.error(uploadFailure(failure))
      onFailure?.(failure)
      return undefined
    } finally {
      if (shown !== undefined) toast.dismiss(shown)
      setShare(undefined)
    }
  }

  return {
    upload,
    /** 0 to 1 while a large file is uploaded. */
    share,
  }
}

/** Whether a toast is enough for an upload of this many bytes (C7, C9). */
export const isShownByToast = (bytes: number): boolean => bytes < limits.uploadToastBytes

/** Why an upload failed: the server's message, or 'Upload failed' when there is none (C8). */
export const uploadFailure = (failure: unknown): string =>
  (failure instanceof FailedCall && failure.data?.msg) || texts.upload.failed
