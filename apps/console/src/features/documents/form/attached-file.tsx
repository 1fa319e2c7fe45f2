import { Anchor } from '@mantine/core'
import { documentTypeOf, texts } from '@tahi/contract'
import { steadyAddress } from '@tahi/ui/picture/steady-address.ts'
import { useState } from 'react'
import { typeIcons } from '../file-types.tsx'
import classes from './attach-field.module.css'
import type { Attached } from './document-values.ts'

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
      {/* The server's header sandboxes it: the browser's viewer does not work inside the `sandbox` attribute. Inert,
          because the viewer would take the focus from the field that is being filled in. A new frame for a new address: in
          the present one the browser would note it as a page, and Back and Cancel would lead there. */}
      {type === 'PDF File' && (
        <iframe
          key={fileUrl}
          inert
          className={classes.pdf}
          src={`${fileUrl}#toolbar=0&navpanes=0&view=FitH`}
          title={texts.documentForm.preview(name)}
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
