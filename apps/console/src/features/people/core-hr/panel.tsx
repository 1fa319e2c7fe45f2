import { formatCount } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

type PanelProps = {
  title: string
  /** The panel's count; undefined while loading. */
  total?: number | undefined
  /** The address that the total links to. */
  href?: string | undefined
  /** A less prominent link at the right, such as to the whole list. */
  more?: { label: string; href: string } | undefined
  children: ReactNode
}

/** One subject of Core HR: its count and the details. */
export function Panel({ title, total, href, more, children }: PanelProps) {
  const Link = useLink()
  const id = useId()
  const figure = total === undefined ? undefined : formatCount(total)
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {figure !== undefined &&
          (href !== undefined && total !== 0 ? (
            <Link className={classes.total} href={href} aria-label={`${title}: ${figure}`}>
              {figure}
            </Link>
          ) : (
            <span className={classes.total}>{figure}</span>
          ))}
        {more && (
          <Link className={classes.more} href={more.href}>
            {more.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}

/** The line of a panel with nothing to list. */
export const Quiet = ({ children }: { children: ReactNode }) => <p className={classes.quiet}>{children}</p>
