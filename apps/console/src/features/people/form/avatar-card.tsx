import type { ReactNode } from 'react'
import classes from './avatar-card.module.css'

/** Of the picture in it, in pixels. */
export const avatarSize = 112

/** A person's picture beside the record, and who this is under it. */
export const AvatarCard = ({ children }: { children: ReactNode }) => (
  <section className={classes.card} aria-label="Picture">
    {children}
  </section>
)
