import { texts } from '@tahi/contract'
import { useState } from 'react'
import { stillOpens } from '../../../platform/files/file-address.ts'
import classes from './attach-field.module.css'

/**
 * A PDF as the browser shows it. In an old draft the file's address may have expired: the frame would show the server's
 * refusal, and is left out. What is loaded stays, so later addresses of the same file change nothing: another file is
 * another component, because in the present frame the browser would note it as a page, and Back and Cancel would lead
 * there.
 */
export function PdfPreview({ address, name }: { address: string; name: string }) {
  const [loaded] = useState(() => (stillOpens(address) ? address : undefined))
  if (!loaded) return null
  return (
    <iframe
      // The viewer would take the focus from the field that is being filled in.
      inert
      className={classes.pdf}
      src={`${loaded}#toolbar=0&navpanes=0&view=FitH`}
      title={texts.documentForm.preview(name)}
    />
  )
}
