import { Button, UnstyledButton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { limits } from '@tahi/contract'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import type { ReactNode } from 'react'
import { usePictureChoice } from '../../platform/picture-choice.tsx'
import { UploadBar } from '../../platform/upload-bar.tsx'
import classes from './avatar-field.module.css'

type AvatarFieldProps = {
  name: string
  /** The picture's address, '' for none. */
  value: string
  onChange: (avatar: string) => void
  error?: ReactNode
}

/** A person's picture; a click on it uploads another (W2 Profile). It belongs to the record once that is saved. */
export function AvatarField({ name, value, onChange, error }: AvatarFieldProps) {
  const { choose, input, preview, share, refused } = usePictureChoice(limits.avatarPixels, onChange)
  const words = error ?? refused
  return (
    <div className={classes.field}>
      <UnstyledButton
        className={classes.picture}
        aria-label={value ? 'Change the picture' : 'Upload a picture'}
        onClick={choose}
      >
        <PersonAvatar name={name} src={preview ?? value} size={112} />
        <span className={classes.camera} aria-hidden>
          <IconCamera size={16} />
        </span>
      </UnstyledButton>
      {input}
      {share !== undefined && <UploadBar share={share} />}
      {value && share === undefined && (
        <Button size="compact-xs" variant="subtle" color="gray" c="dimmed" onClick={() => onChange('')}>
          Remove picture
        </Button>
      )}
      {words && (
        <p className={classes.error} role="alert">
          {words}
        </p>
      )}
    </div>
  )
}
