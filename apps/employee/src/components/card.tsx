import type { ReactNode } from 'react'
import classes from './card.module.css'

type CardProps = { title?: string; children: ReactNode; className?: string | undefined }

/** A surface for related content. */
export function Card({ title, children, className }: CardProps) {
  return (
    <section className={[classes.card, className].filter(Boolean).join(' ')}>
      {title && <h2 className={classes.title}>{title}</h2>}
      {children}
    </section>
  )
}
