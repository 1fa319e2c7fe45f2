import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { type Day, firstOfMonth } from '@tahi/domain'
import type { ReactNode } from 'react'
import { monthName } from './day-words.ts'
import classes from './month-navigation.module.css'

type MonthNavigationProps = {
  /** The month's first day. */
  month: Day
  today: Day
  onChange: (month: Day) => void
  children: ReactNode
}

/** The month's name, with buttons to the months before and after. */
export function MonthNavigation({ month, today, onChange, children }: MonthNavigationProps) {
  const arrow = { variant: 'default', size: 32 } as const
  return (
    <header className={classes.navigation}>
      <ActionIcon
        {...arrow}
        aria-label={texts.calendar.previousMonth}
        onClick={() => onChange(firstOfMonth(month, -1))}
      >
        <IconChevronLeft size={17} />
      </ActionIcon>
      <h2 className={classes.name} aria-live="polite">
        {monthName(month)}
      </h2>
      <ActionIcon
        {...arrow}
        aria-label={texts.calendar.nextMonth}
        onClick={() => onChange(firstOfMonth(month, 1))}
      >
        <IconChevronRight size={17} />
      </ActionIcon>
      {month !== firstOfMonth(today) && (
        <Button size="xs" variant="subtle" onClick={() => onChange(firstOfMonth(today))}>
          {texts.choices.thisMonth}
        </Button>
      )}
      {children}
    </header>
  )
}
