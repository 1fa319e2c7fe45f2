import { Button } from '@mantine/core'
import { limits, texts } from '@tahi/contract'
import { useId } from 'react'
import { UploadBar } from '../../../platform/files/upload-bar.tsx'
import { usePictureChoice } from '../../../platform/files/use-picture-choice.tsx'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import classes from './company-form.module.css'
import type { CompanyValues } from './company-values.ts'

type PictureSettingProps = {
  form: DraftForm<CompanyValues>
  name: 'logoUrl' | 'heroUrl' | 'aboutUrl'
  /** Describes what is shown without a picture. */
  drawn: string
  shape: 'square' | 'wide'
}

/** A picture of the company: uploaded at once, public once the settings are saved. */
export function PictureSetting({ form, name, drawn, shape }: PictureSettingProps) {
  const id = useId()
  const { choose, input, preview, share, keep } = usePictureChoice(
    form,
    name,
    limits.companyPicturePixels,
    (url) => form.setFieldValue(name, url),
  )
  const value = form.values[name]
  const shown = preview ?? value
  const error = form.refused[name] ?? form.errors[name]
  const useDrawn = () => {
    form.takePresent(name)
    form.setFieldValue(name, null)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as the other labels
    <div className={classes.pictureSetting} role="group" aria-labelledby={id}>
      <span id={id} className={classes.label}>
        {texts.company.fields[name]}
      </span>
      <div className={classes.frame} data-shape={shape}>
        {shown === null ? <span>{drawn}</span> : <img src={shown} alt={texts.company.fields[name]} />}
      </div>
      {input}
      {share !== undefined && <UploadBar share={share} />}
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          variant="default"
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onClick={choose}
        >
          {texts.company.choosePicture}
        </Button>
        {value !== null && preview === undefined && (
          <Button size="compact-sm" variant="subtle" onClick={useDrawn}>
            {texts.company.useDrawn}
          </Button>
        )}
        {keep && (
          <Button size="compact-sm" variant="subtle" onClick={keep}>
            {texts.upload.keepPicture}
          </Button>
        )}
      </div>
      {error && (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
