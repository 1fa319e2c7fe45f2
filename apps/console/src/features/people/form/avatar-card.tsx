import { texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import classes from './avatar-card.module.css'

/** The picture's size in pixels. */
export const avatarSize = 112

/** A card beside the record with the person's picture and, below it, who the person is. */
export const AvatarCard = ({ children }: { children: ReactNode }) => (
  <section className={classes.card} aria-label={texts.employees.fields.avatar}>
    {children}
  </section>
)
