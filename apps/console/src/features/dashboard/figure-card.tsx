import { Skeleton, UnstyledButton } from '@mantine/core'
import { Sparkline } from '@tahi/ui/charts/sparkline.tsx'
import { useLink } from '@tahi/ui/link.tsx'
import type { ReactNode } from 'react'
import classes from './figure-card.module.css'

type FigureCardProps = {
  label: string
  icon: ReactNode
  /** Undefined while it is not known. */
  count: number | undefined
  /** What there is to say about it. */
  words?: string | undefined
  trend?: { values: readonly number[]; shape: 'line' | 'bars' } | undefined
  /** Where it leads, or what it opens. */
  href?: string
  onOpen?: () => void
}

/** A figure with its last 30 days; the whole card leads to what is counted. */
export function FigureCard({ label, icon, count, words, trend, href, onOpen }: FigureCardProps) {
  const Link = useLink()
  const content = (
    <>
      <span className={classes.label}>
        {icon}
        {label}
      </span>
      <span className={classes.figure}>
        {count === undefined ? <Skeleton height={30} width={56} /> : count.toLocaleString('en')}
      </span>
      <span className={classes.trend}>{trend && <Sparkline {...trend} />}</span>
      <span className={classes.words}>{words}</span>
    </>
  )
  return (
    <li className={classes.item}>
      {href === undefined ? (
        <UnstyledButton className={classes.card} aria-haspopup="dialog" onClick={onOpen}>
          {content}
        </UnstyledButton>
      ) : (
        <Link className={classes.card} href={href}>
          {content}
        </Link>
      )}
    </li>
  )
}
