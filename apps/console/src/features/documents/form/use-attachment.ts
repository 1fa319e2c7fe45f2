import { FailedCall } from '@tahi/client'
import { limits, texts, uploadFile } from '@tahi/contract'
import { useEffect, useState } from 'react'
import { isSameFile } from '../../../platform/files/file-address.ts'
import { useUpload } from '../../../platform/files/upload.ts'
import type { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { client } from '../../../platform/session/session.ts'
import { type DocumentValues, valuesFrom } from './document-values.ts'
import { smallCopyOf } from './small-copy.ts'

type Form = ReturnType<typeof useDraftForm<DocumentValues>>

/**
 * Uploads the chosen file and attaches it to the form. Why one is refused is said at the field.
 * @param latest the latest address of the stored document's file: the one in the form expires while it is open
 */
export function useAttachment(form: Form, latest = '') {
  const { upload, share } = useUpload()
  const [sending, setSending] = useState<File>()
  const [retryable, setRetryable] = useState<File>()
  const [local, setLocal] = useState<{ url: string; of: string }>()
  useEffect(() => (local ? () => URL.revokeObjectURL(local.url) : undefined), [local])

  const send = async (file: File) => {
    setSending(file)
    takePresent()
    const stored = await upload(file, (failure) => refuse(file, failure))
    const previewUrl = stored ? await sendSmallCopy(file) : ''
    setSending(undefined)
    return stored && { file, stored, previewUrl }
  }

  const refuse = (file: File, failure: unknown) => {
    const { canPass, data } = failure instanceof FailedCall ? failure : new FailedCall()
    if (canPass) setRetryable(file)
    form.refuse('fileUrl', data?.msg ?? texts.document.notSent)
  }

  const takePresent = () => {
    setRetryable(undefined)
    form.takePresent('fileUrl')
  }

  const attach = ({ file, stored, previewUrl }: NonNullable<Awaited<ReturnType<typeof send>>>) => {
    form.setValues(valuesFrom(stored, previewUrl))
    form.clearFieldError('fileType')
    // Typed by its content, as the server does it: opened as what it is called, a picture could run as a page.
    setLocal({ url: URL.createObjectURL(file.slice(0, file.size, stored.type)), of: stored.url })
  }

  const choose = (file: File | undefined) => {
    if (!file || sending) return
    if (file.size > limits.uploadBytes) {
      setRetryable(undefined)
      form.refuse('fileUrl', texts.document.tooLarge)
      return
    }
    form.underWay.fill(send(file), attach)
  }

  const { fileUrl } = form.values
  return {
    choose,
    /** Sends the last file again; undefined where that cannot help. */
    retry: retryable && (() => choose(retryable)),
    /** Keeps the attached file although another one was refused; undefined where there is nothing to decide. */
    keep: fileUrl && form.refused.fileUrl ? takePresent : undefined,
    /** The file that is being uploaded. */
    sending,
    /** 0 to 1 while a large file is uploaded. */
    share,
    /** The address to show and open the attached file from; a file uploaded here is not loaded again. */
    shownFrom: local?.of === fileUrl ? local.url : isSameFile(latest, fileUrl) ? latest : fileUrl,
  }
}

/**
 * Uploads a small copy of a large picture.
 * @returns its address; '' without one, in which case the gallery shows the file itself
 */
async function sendSmallCopy(file: File): Promise<string> {
  const small = await smallCopyOf(file)
  const sent = small && (await client.upload(uploadFile, {}, small, () => {}).catch(() => undefined))
  return sent?.url ?? ''
}

export type Attachment = ReturnType<typeof useAttachment>
