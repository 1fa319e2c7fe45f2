import { texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useIsLeft } from '@tahi/ui/use-is-left.ts'
import { useState } from 'react'
import { showFailure } from '../calls.ts'
import type { KeptImport } from './kept-import.ts'

/** Uploads the file; `onShare` gets the progress, 0 to 1. */
type Send = (file: File, onShare: (share: number) => void) => Promise<{ data: { _id: string } }>
type Ends = { onDone: (id: string) => void; onFailure: (message: string) => void }

/** Uploads a file to be checked. If its dialog is closed in between, the upload goes on and a toast shows the outcome. */
export function useImportUpload(kept: KeptImport, { onDone, onFailure }: Ends) {
  const [uploading, setUploading] = useState<string>()
  const [share, setShare] = useState(0)
  const isLeft = useIsLeft()

  const upload = async (file: File, send: Send) => {
    setUploading(file.name)
    setShare(0)
    try {
      const { data } = await send(file, setShare)
      kept.keep(data._id)
      if (isLeft()) toast.success(texts.imports.sent(file.name))
      else onDone(data._id)
    } catch (failure) {
      const words = showFailure(failure)
      if (!isLeft()) onFailure(words)
    } finally {
      setUploading(undefined)
    }
  }
  return { uploading, share, upload }
}
