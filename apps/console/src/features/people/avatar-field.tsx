import { Button, UnstyledButton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pictureTypes, useUpload } from '../../platform/upload.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const { upload, share } = useUpload()
  const [preview, setPreview] = useState<string>()
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
    return undefined
  }, [preview])

  const choose = async (file: File | undefined) => {
    if (!file) return
    setRefused(undefined)
    if (!pictureTypes.includes(file.type)) {
      setRefused(texts.upload.notAPicture)
      return
    }
    setPreview(URL.createObjectURL(file))
    const stored = await upload(file)
    setPreview(undefined)
    if (stored) onChange(stored.url)
  }

  const words = error ?? refused
  return (
    <div className={classes.field}>
      <UnstyledButton
        className={classes.picture}
        aria-label={value ? 'Change the picture' : 'Upload a picture'}
        onClick={() => input.current?.click()}
      >
        <PersonAvatar name={name} src={preview ?? value} size={112} />
        <span className={classes.camera} aria-hidden>
          <IconCamera size={16} />
        </span>
      </UnstyledButton>
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
