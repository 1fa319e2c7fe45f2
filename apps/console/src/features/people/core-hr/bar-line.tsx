import { formatCount } from '@tahi/contract'
import { Meter } from '@tahi/ui/charts/meter.tsx'
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

const tones = { whole: 'accent', part: 'neutral', problem: 'warn' } as const

/** A count with label, figure and bar; the whole line is the link. */
export function BarLine({ label, people, of, href, look = 'whole' }: BarLineProps) {
  const Link = useLink()
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.people}>{formatCount(people)}</span>
      <Meter value={people} of={of} tone={tones[look]} height={look === 'part' ? 4 : 6} />
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
