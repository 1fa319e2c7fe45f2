import { formatCount } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import type { ReactNode } from 'react'
import classes from './bar-line.module.css'

type BarLineProps = {
  label: ReactNode
  people: number
  /** The count of a full bar. */
  of: number
  /** The address it links to; undefined for a line without a link. */
  href: string | undefined
  /** `part` belongs to the `whole` line above it; `problem` needs a correction. */
  look?: 'whole' | 'part' | 'problem'
}

/** A count with label, figure and bar; the whole line is the link. */
export function BarLine({ label, people, of, href, look = 'whole' }: BarLineProps) {
  const Link = useLink()
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.people}>{formatCount(people)}</span>
      <span className={classes.track} aria-hidden="true">
        <span style={{ width: `${of === 0 ? 0 : (people / of) * 100}%` }} />
      </span>
    </>
  )
  return href === undefined || people === 0 ? (
    <span className={classes.line} data-look={look} data-none={people === 0 || undefined}>
      {content}
    </span>
  ) : (
    <Link className={classes.line} data-look={look} href={href}>
      {content}
    </Link>
  )
}
