import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { addDays, type Day } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import { mondayOf } from '../days.ts'
import classes from './week-nav.module.css'

type WeekNavProps = {
  from: Day
  today: Day
  /** Undefined for the current week. */
  onChange: (from: Day | undefined) => void
}

/** Steps from week to week; the current week needs no day in the address. */
export function WeekNav({ from, today, onChange }: WeekNavProps) {
  const current = mondayOf(today)
  const go = (day: Day) => onChange(day === current ? undefined : day)
  return (
    <div className={classes.nav}>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={texts.shiftWeek.previous}
        onClick={() => go(addDays(from, -7))}
      >
        <IconChevronLeft size={16} />
      </ActionIcon>
      <span className={classes.range} aria-live="polite">
        {texts.fromTo(formatDay(from), formatDay(addDays(from, 6)))}
      </span>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={texts.shiftWeek.next}
        onClick={() => go(addDays(from, 7))}
      >
        <IconChevronRight size={16} />
      </ActionIcon>
      {from !== current && (
        <Button size="sm" variant="subtle" onClick={() => onChange(undefined)}>
          {texts.shiftWeek.current}
        </Button>
      )}
    </div>
  )
}
