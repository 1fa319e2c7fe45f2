import { Skeleton, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { Topic } from '../explanation/topic.ts'
import classes from './statement.module.css'

type StatementLineProps = {
  label: string
  /** Null when there is nothing to show, nor to explain. */
  value: string | null
  topic: Topic
  strong?: boolean | undefined
  loading: boolean
  onExplain: (topic: Topic, line: HTMLElement) => void
}

/** One figure with its name; a press explains it. */
export function StatementLine({ label, value, topic, strong, loading, onExplain }: StatementLineProps) {
  return (
    <UnstyledButton
      className={classes.line}
      data-strong={strong || undefined}
      disabled={value === null || loading}
      aria-haspopup="dialog"
      onClick={(event) => onExplain(topic, event.currentTarget)}
    >
      <span>{label}</span>
      <span className={classes.value}>{loading ? <Skeleton width={64} height={9} /> : (value ?? '–')}</span>
      <IconChevronRight size={14} aria-hidden className={classes.chevron} />
    </UnstyledButton>
  )
}
