import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { type DashboardMonth, texts } from '@tahi/contract'
import { type Day, monthOf } from '@tahi/domain'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { dayName, monthName } from '../../../platform/calendar/day-words.ts'
import { weeksOf } from '../../../platform/calendar/weeks.ts'
import { dayByKey } from './keys.ts'
import { Mark } from './legend.tsx'
import classes from './month-grid.module.css'
import { contentOf, summaryOf } from './month-marks.ts'

type MonthGridProps = {
  /** The opened day; its month is shown. */
  chosen: Day
  today: Day
  /** Undefined while loading; the days are already in place. */
  found: DashboardMonth | undefined
  onChoose: (day: Day) => void
}

/** A month from Sunday to Saturday. The grid is one tab stop: arrows move by day, Page keys by month. */
export function MonthGrid({ chosen, today, found, onChoose }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
    byKey.current = false
  }, [chosen])
  const follow = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, chosen)
    if (next === undefined) return
    event.preventDefault()
    byKey.current = true
    onChoose(next)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days to choose is what a grid is
    <table ref={grid} role="grid" className={classes.grid} aria-label={monthName(chosen)} onKeyDown={follow}>
      <thead>
        <tr>
          {texts.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(chosen).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                <DayButton
                  day={day}
                  isChosen={day === chosen}
                  isToday={day === today}
                  found={monthOf(day) === monthOf(chosen) ? found : 'another month'}
                  onChoose={onChoose}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayButtonProps = {
  day: Day
  isChosen: boolean
  isToday: boolean
  found: DashboardMonth | 'another month' | undefined
  onChoose: (day: Day) => void
}

/** One day with its marks; days of other months have none, because their content is not fetched. */
function DayButton({ day, isChosen, isToday, found, onChoose }: DayButtonProps) {
  const content = typeof found === 'object' ? contentOf(found, day) : undefined
  const quotas = content?.quotas?.length ?? 0
  return (
    <UnstyledButton
      className={classes.day}
      data-day={day}
      data-outside={found === 'another month' || undefined}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onChoose(day)}
    >
      <VisuallyHidden>{content ? summaryOf(day, content) : dayName(day)}</VisuallyHidden>
      <span className={classes.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className={classes.marks} aria-hidden="true">
        {content && content.announcements.length > 0 && (
          <Mark of="announcement" count={content.announcements.length} />
        )}
        {quotas > 0 && <Mark of="quota" count={quotas} />}
      </span>
    </UnstyledButton>
  )
}
