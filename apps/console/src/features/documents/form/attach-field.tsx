import { Button, Input } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { pictureTypes, texts } from '@tahi/contract'
import { type DragEvent, useId, useRef, useState } from 'react'
import { UploadBar } from '../../../platform/files/upload-bar.tsx'
import type { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import classes from './attach-field.module.css'
import { AttachedFile } from './attached-file.tsx'
import type { DocumentValues } from './document-values.ts'
import type { Attachment } from './use-attachment.ts'

type AttachFieldProps = {
  form: ReturnType<typeof useDraftForm<DocumentValues>>
  attachment: Attachment
  readOnly: boolean
}

/** The types that the file chooser offers; the server checks the content (D6). */
const accepted = [...pictureTypes, '.pdf', '.docx', '.doc', '.xlsx', '.xls'].join(',')

/** The document's file: dropped here or chosen, shown once it is uploaded. What failed underway can be retried (C2, C7). */
export function AttachField({ form, attachment, readOnly }: AttachFieldProps) {
  const { choose, retry, keep, sending, share, shownFrom } = attachment
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { fileUrl } = form.values
  const error = form.refused.fileUrl ?? form.errors.fileUrl ?? form.errors.previewUrl

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }
  const dropProps = readOnly
    ? {}
    : {
        onDragOver: (event: DragEvent) => {
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: () => setOver(false),
        onDrop: drop,
      }

  return (
    <div className={classes.field} data-over={over || undefined} {...dropProps}>
      <Input.Label className={classes.label ?? ''} labelElement="div" id={`${id}-label`} required={!readOnly}>
        {texts.document.fields.file}
      </Input.Label>
      <div className={classes.area} data-error={error ? true : undefined}>
        {sending ? (
          <div className={classes.words} role="status">
            <b>{sending.name}</b>
            <span className={classes.quiet}>{texts.upload.uploading}</span>
            {share !== undefined && <UploadBar share={share} />}
          </div>
        ) : fileUrl ? (
          <AttachedFile values={form.values} shownFrom={shownFrom} />
        ) : (
          <div className={classes.words}>
            <IconUpload size={22} stroke={1.5} aria-hidden />
            <span>{texts.document.dropHere}</span>
            <span className={classes.quiet}>{texts.document.whatToDrop}</span>
          </div>
        )}
        {!readOnly && !sending && (
          <div className={classes.buttons}>
            <Button
              id={id}
              size="xs"
              variant="default"
              aria-describedby={`${id}-label${error ? ` ${id}-error` : ''}`}
              aria-invalid={error ? true : undefined}
              onClick={() => input.current?.click()}
            >
              {fileUrl ? texts.documentForm.replaceFile : texts.documentForm.chooseFile}
            </Button>
            {retry && (
              <Button size="xs" variant="light" onClick={retry}>
                {texts.actions.retry}
              </Button>
            )}
            {keep && (
              <Button size="xs" variant="subtle" onClick={keep}>
                {texts.document.keepFile}
              </Button>
            )}
          </div>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-labelledby={`${id}-label`}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0])
          // Lets the same file be chosen again after a failure.
          event.currentTarget.value = ''
        }}
      />
      {error && (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
