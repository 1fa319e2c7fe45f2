import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { todayWords } from '@tahi/contract/employee-texts/today'
import type { Today } from '@tahi/contract/today'
import { formatWallTime, hoursAndMinutes, wallTimeInZone } from '@tahi/domain'
import { useServerClock } from '../../platform/clock/use-server-clock.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import classes from './day-figures.module.css'
import { dayOnPhone } from './day-on-phone.ts'
import { soFar } from './so-far.ts'

/** The day's figures so far: paid hours, overtime, lateness, the break, and the shift. */
export function DayFigures({ today, day }: { today: Today; day: string }) {
  const words = useWords(todayWords)
  const format = useFormat()
  const { shift } = today
  const times = dayOnPhone(today, useQueue(), day)
  const now = useServerClock((at) => formatWallTime(wallTimeInZone(at, today.timeZone)))
  const { regularMinutes, overtimeMinutes, lateMinutes, forgivenMinutes } = soFar(times, shift, now)
  const isLate = lateMinutes !== null && lateMinutes > 0
  const punctual = forgivenMinutes > 0 ? words.forgiven(format.count(forgivenMinutes)) : words.onTime
  const late = lateMinutes === null ? '–' : isLate ? `${format.count(lateMinutes)} min` : punctual
  const { hours: hoursWords } = useWords(attendanceWords)
  const hours = (minutes: number) => hoursWords(hoursAndMinutes(minutes))
  const kind = shift.leaveType
    ? words.onLeave
    : shift.working
      ? (shift.name ?? words.usualHours)
      : words.dayOff
  return (
    <dl className={classes.figures}>
      <Figure name={words.hours} value={hours(regularMinutes)} />
      <Figure name={words.overtime} value={hours(overtimeMinutes)} />
      <Figure name={words.late} value={late} isBad={isLate} />
      <Figure name={words.break} value={`${format.count(shift.breakMinutes)} min`} />
      <Figure
        name={`${words.shift}: ${kind}`}
        value={`${format.time(shift.start)} – ${format.time(shift.end)}`}
        isWide
      />
    </dl>
  )
}

type FigureProps = { name: string; value: string; isBad?: boolean; isWide?: boolean }

function Figure({ name, value, isBad = false, isWide = false }: FigureProps) {
  return (
    <div className={classes.figure} data-wide={isWide || undefined}>
      <dt>{name}</dt>
      <dd data-bad={isBad || undefined}>{value}</dd>
    </div>
  )
}
