import { Skeleton, UnstyledButton } from '@mantine/core'
import { formatCount } from '@tahi/contract'
import { Sparkline } from '@tahi/ui/charts/sparkline.tsx'
import { useLink } from '@tahi/ui/link.tsx'
import type { ReactNode } from 'react'
import classes from './figure-card.module.css'

type FigureCardProps = {
  label: string
  icon: ReactNode
  /** Undefined until it is loaded. */
  count: number | undefined
  /** A note on the figure. */
  words?: string | undefined
  trend?: { values: readonly number[]; shape: 'line' | 'bars' } | undefined
  /** The address it links to, or the action instead of a link. */
  href?: string
  onOpen?: () => void
}

/** A figure with its last 30 days; the whole card leads to the counted records. */
export function FigureCard({ label, icon, count, words, trend, href, onOpen }: FigureCardProps) {
  const Link = useLink()
  const content = (
    <>
      <span className={classes.label}>
        {icon}
        {label}
      </span>
      <span className={classes.figure}>
        {count === undefined ? <Skeleton height={30} width={56} /> : formatCount(count)}
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
