import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from '@tahi/contract'
import { useId, useRef, useState } from 'react'
import { pictureTypes, useUpload } from '../../../platform/upload.ts'
import { UploadBar } from '../../../platform/upload-bar.tsx'
import classes from './company-form.module.css'
import type { CompanyValues } from './company-values.ts'

type PictureSettingProps = {
  form: UseFormReturnType<CompanyValues>
  name: 'logoUrl' | 'heroUrl' | 'aboutUrl'
  /** What is shown without a picture, in words. */
  drawn: string
  shape: 'square' | 'wide'
}

/** One of the company's pictures: uploaded at once, shown to everybody once the settings are saved. */
export function PictureSetting({ form, name, drawn, shape }: PictureSettingProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { upload, share } = useUpload()
  const [refused, setRefused] = useState<string>()
  const value = form.values[name]
  const error = form.errors[name] ?? refused

  const choose = async (file: File | undefined) => {
    if (!file) return
    setRefused(undefined)
    if (!pictureTypes.includes(file.type)) {
      setRefused(texts.upload.notAPicture)
      return
    }
    const stored = await upload(file)
    if (stored) form.setFieldValue(name, stored.url)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as the other labels
    <div className={classes.pictureSetting} role="group" aria-labelledby={id}>
      <span id={id} className={classes.label}>
        {texts.company.fields[name]}
      </span>
      <div className={classes.frame} data-shape={shape}>
        {value === null ? <span>{drawn}</span> : <img src={value} alt={texts.company.fields[name]} />}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0])
          // The same file may be chosen again, after a failure.
          event.currentTarget.value = ''
        }}
      />
      {share !== undefined && <UploadBar share={share} />}
      <div className={classes.buttons}>
        <Button size="compact-sm" variant="default" onClick={() => input.current?.click()}>
          {texts.company.choosePicture}
        </Button>
        {value !== null && (
          <Button size="compact-sm" variant="subtle" onClick={() => form.setFieldValue(name, null)}>
            {texts.company.useDrawn}
          </Button>
        )}
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
