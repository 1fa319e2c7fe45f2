import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import type { ReactNode } from 'react'
import { AvatarField } from '../avatar-field.tsx'
import classes from './avatar-card.module.css'

type AvatarCardProps = {
  name: string
  /** The picture's address, '' for none. */
  value: string
  /** Without it the picture is only shown. */
  onChange?: (avatar: string) => void
  error?: ReactNode
  /** Who this is, under the picture. */
  children?: ReactNode
}

/** A person's picture beside the record. */
export function AvatarCard({ name, value, onChange, error, children }: AvatarCardProps) {
  return (
    <section className={classes.card} aria-label="Picture">
      {onChange ? (
        <AvatarField name={name} value={value} onChange={onChange} error={error} />
      ) : (
        <PersonAvatar name={name} src={value} size={112} />
      )}
      {children}
    </section>
  )
}
