import { texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import type { Tone } from '@tahi/ui/charts/tone.ts'
import { formatDay } from '@tahi/ui/format/day.ts'
import { listDays } from '../../../platform/calendar/list-days.ts'
import { dayNumbers } from '../period/short-period.ts'
import classes from './run.module.css'
import type { RunPerson } from './run-person.ts'

type Warning = RunPerson['warnings'][number]

const words: Record<Warning['code'], { label: string; tone: Tone; counts: boolean }> = {
  no_rate: { label: 'No rate', tone: 'bad', counts: false },
  no_overtime_rate: { label: 'No overtime rate', tone: 'warn', counts: true },
  net_zero: { label: 'Net of zero', tone: 'bad', counts: false },
  covered: { label: 'Has a payslip', tone: 'neutral', counts: false },
  left: { label: 'Left: final pay', tone: 'neutral', counts: false },
  promoted: { label: 'Promoted: final pay', tone: 'neutral', counts: false },
  waiting_corrections: { label: 'Asked to correct', tone: 'warn', counts: true },
  pending_days: { label: 'Pending', tone: 'warn', counts: true },
  missing_time_out: { label: 'No time out', tone: 'warn', counts: true },
  missing_time_in: { label: 'No time in', tone: 'warn', counts: true },
  late_or_half_days: { label: 'Late or half, unpaid', tone: 'warn', counts: true },
}

/** A person's warnings in a word or two each; the full text and the days show on hover. */
export function WarningBadges({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <span className={classes.badges}>
      {warnings.map(({ code, days }) => {
        const { label, tone, counts } = words[code]
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
  return code === 'left' ? `. ${texts.payslip.endsWhenLeft(formatDay(last))}` : `: ${listDays(days)}`
}
