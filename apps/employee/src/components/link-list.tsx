import type { ReactNode } from 'react'
import classes from './link-list.module.css'

type LinkListProps = {
  /** Lays out the content of its links. */
  className: string | undefined
  children: ReactNode
}

/** A framed list of links, each as wide as the list. */
export const LinkList = ({ className, children }: LinkListProps) => (
  <ul className={[classes.list, className].filter(Boolean).join(' ')}>{children}</ul>
)
