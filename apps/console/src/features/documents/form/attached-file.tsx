import { Anchor } from '@mantine/core'
import { documentTypeOf, texts } from '@tahi/contract'
import { steadyAddress } from '@tahi/ui/picture/steady-address.ts'
import { useState } from 'react'
import { fileOf } from '../../../platform/files/file-address.ts'
import { typeIcons } from '../file-types.tsx'
import classes from './attach-field.module.css'
import type { Attached } from './document-values.ts'
import { PdfPreview } from './pdf-preview.tsx'

type AttachedFileProps = { values: Attached; shownFrom: string }

/** The attached file: a picture or PDF is displayed, other files are named; each opens in a new tab. */
export function AttachedFile({ values, shownFrom }: AttachedFileProps) {
  const { fileUrl, name, mediaType, bytes } = values
  const type = documentTypeOf(mediaType) ?? 'PDF File'
  const Icon = typeIcons[type]
  const isSaved = type === 'Docx' || type === 'Excel'
  const picture = steadyAddress(shownFrom)
  return (
    <>
      {type === 'Image' && <Picture key={picture} address={picture} name={name} />}
      {type === 'PDF File' && (
        // Only the server's addresses: its header sandboxes the file, which the browser's viewer does not survive as an
        // attribute of the frame.
        <PdfPreview
          key={fileOf(fileUrl)}
          address={shownFrom.startsWith('blob:') ? fileUrl : shownFrom}
          name={name}
        />
      )}
      <div className={classes.facts}>
        <Icon size={20} stroke={1.5} aria-hidden />
        <span className={classes.name}>
          <b title={name}>{name}</b>
          <span className={classes.quiet}>{texts.documentForm.size(bytes)}</span>
        </span>
        <Anchor
          href={shownFrom}
          // Of a file that is saved rather than shown, the server gives the name, but an uploaded one opens from here.
          download={isSaved && shownFrom.startsWith('blob:') ? name : undefined}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          underline="always"
        >
          {texts.document.viewFile}
        </Anchor>
      </div>
    </>
  )
}

/** In an old draft the file's address may have expired, so no picture is shown; the file is still attached. */
function Picture({ address, name }: { address: string; name: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return <img className={classes.picture} src={address} alt={name} onError={() => setBroken(true)} />
}
