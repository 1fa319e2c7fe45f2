import { FailedCall } from '@tahi/client'
import { type Input, type previewAttendanceImport, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useEffect, useRef, useState } from 'react'
import { showFailure } from '../../../platform/calls.ts'
import { client } from '../../../platform/session.ts'
import { currentImport } from './current-import.ts'

type Ends = { onDone: (id: string) => void; onFailure: (message: string) => void }
type Preview = typeof previewAttendanceImport

/** Sends a file to be checked. Where its dialog is closed meanwhile it goes on, and a toast tells how it ended. */
export function useUpload({ onDone, onFailure }: Ends) {
  const [uploading, setUploading] = useState<string>()
  const [share, setShare] = useState(0)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const upload = async (call: Preview, input: Input<Preview>, file: File) => {
    setUploading(file.name)
    setShare(0)
    try {
      const { data } = await client.upload(call, input, file, setShare)
      currentImport.keep(data._id)
      if (isShown.current) onDone(data._id)
      else toast.success(`${file.name} is sent and being checked.`)
    } catch (failure) {
      if (isShown.current) onFailure(failure instanceof FailedCall ? failure.message : texts.unexpected)
      else showFailure(failure)
    } finally {
      setUploading(undefined)
    }
  }
  return { uploading, share, upload }
}
