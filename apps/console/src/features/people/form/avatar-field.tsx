import { Button, UnstyledButton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { limits, texts } from '@tahi/contract'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import { useId } from 'react'
import { UploadBar } from '../../../platform/files/upload-bar.tsx'
import { usePictureChoice } from '../../../platform/files/use-picture-choice.tsx'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { avatarSize } from './avatar-card.tsx'
import classes from './avatar-field.module.css'
import type { PersonValues } from './person-values.ts'

type AvatarFieldProps = {
  name: string
  form: DraftForm<PersonValues>
}

/** A person's picture; a click uploads another one (W2 Profile). It belongs to the record once that is saved. */
export function AvatarField({ name, form }: AvatarFieldProps) {
  const id = useId()
  const { avatar } = form.values
  const change = (address: string) => form.setFieldValue('avatar', address)
  const remove = () => {
    form.takePresent('avatar')
    change('')
  }
  const { choose, input, preview, share, keep } = usePictureChoice(
    form,
    'avatar',
    limits.avatarPixels,
    change,
  )
  const words = form.refused.avatar ?? form.errors.avatar
  return (
    <div className={classes.field}>
      <UnstyledButton
        className={classes.picture}
        aria-label={avatar ? texts.employeePicture.change : texts.employeePicture.upload}
        aria-describedby={words ? `${id}-error` : undefined}
        aria-invalid={words ? true : undefined}
        onClick={choose}
      >
        <PersonAvatar name={name} src={preview ?? avatar} size={avatarSize} />
        <span className={classes.camera} aria-hidden>
          <IconCamera size={16} />
        </span>
      </UnstyledButton>
      {input}
      {share !== undefined && <UploadBar share={share} />}
      {avatar && preview === undefined && (
        <Button size="compact-xs" variant="subtle" color="gray" c="dimmed" onClick={remove}>
          {texts.employeePicture.remove}
        </Button>
      )}
      {keep && (
        <Button size="compact-xs" variant="subtle" onClick={keep}>
          {texts.upload.keepPicture}
        </Button>
      )}
      {words && (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {words}
        </p>
      )}
    </div>
  )
}
