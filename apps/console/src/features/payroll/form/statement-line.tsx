import { Skeleton, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { shownFigure } from '../explanation/shown.ts'
import type { Topic } from '../explanation/topic.ts'
import type { Explained } from '../figures.ts'
import classes from './statement.module.css'

export type Line = {
  figure: Exclude<
    keyof typeof texts.payslip.fields,
    'employeeUserId' | 'employeeName' | 'from' | 'to' | 'payDate' | 'status' | 'department'
  >
  topic: Topic
  strong?: boolean
}

type StatementLineProps = {
  line: Line
  explained: Explained | null
  loading: boolean
  onExplain: (topic: Topic, line: HTMLElement) => void
}

/** One figure with its name; a press explains it. */
export function StatementLine({ line, explained, loading, onExplain }: StatementLineProps) {
  const { figure, topic, strong } = line
  return (
    <UnstyledButton
      className={classes.line}
      data-strong={strong || undefined}
      disabled={!explained || loading}
      aria-haspopup="dialog"
      onClick={(event) => onExplain(topic, event.currentTarget)}
    >
      <span>{texts.payslip.fields[figure]}</span>
      <span className={classes.value}>
        {loading ? (
          <Skeleton width={64} height={9} />
        ) : explained ? (
          shownFigure(figure, explained[figure])
        ) : (
          '–'
        )}
      </span>
      <IconChevronRight size={14} aria-hidden className={classes.chevron} />
    </UnstyledButton>
  )
}
