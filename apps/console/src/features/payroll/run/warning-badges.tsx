import { texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Tone } from '@tahi/ui/tone.ts'
import { listDays } from '../../../platform/calendar/list-days.ts'
import { dayNumbers } from '../period/short-period.ts'
import classes from './run.module.css'
import type { RunPerson } from './run-person.ts'

type Warning = RunPerson['warnings'][number]

const looks: Record<Warning['code'], { tone: Tone; counts: boolean }> = {
  no_rate: { tone: 'bad', counts: false },
  no_overtime_rate: { tone: 'warn', counts: true },
  net_zero: { tone: 'bad', counts: false },
  uncovered: { tone: 'warn', counts: true },
  covered: { tone: 'neutral', counts: false },
  nothing_to_pay: { tone: 'neutral', counts: false },
  left: { tone: 'neutral', counts: false },
  promoted: { tone: 'neutral', counts: false },
  waiting_corrections: { tone: 'warn', counts: true },
  unrecorded_times: { tone: 'warn', counts: true },
  pending_days: { tone: 'warn', counts: true },
  missing_time_out: { tone: 'warn', counts: true },
  missing_time_in: { tone: 'warn', counts: true },
  late_or_half_days: { tone: 'warn', counts: true },
}

/** A person's warnings in a word or two each; the full text and the days show on hover. */
export function WarningBadges({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <span className={classes.badges}>
      {warnings.map(({ code, days }) => {
        const { tone, counts } = looks[code]
        const label = texts.payslipRun.badges[code]
        const sentence = `${texts.payslip.warnings[code]}${moreOf(code, days)}`
        return (
          <span key={code} title={sentence}>
            <StatusBadge tone={tone} label={counts ? `${label}: ${dayNumbers(days)}` : label} />
          </span>
        )
      })}
    </span>
  )
}

function moreOf(code: Warning['code'], days: readonly string[]): string {
  const [last] = days
  if (last === undefined) return ''
  const ends = code === 'left' || code === 'promoted'
  return ends ? `. ${texts.payslip.endsWhenLeft(formatDay(last))}` : `: ${listDays(days)}`
}
