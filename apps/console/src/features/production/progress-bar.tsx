import { VisuallyHidden } from '@mantine/core'
import { formatCount, texts } from '@tahi/contract'
import type { QuotaStanding } from '@tahi/domain'
import { Meter } from '@tahi/ui/charts/meter.tsx'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import classes from './progress-bar.module.css'
import { standingTones } from './standings.ts'

type ProgressBarProps = { progress: number; target: number; expected: number; standing: QuotaStanding }

/** 'summed / target' (W2) with a bar, a mark for the progress expected at this hour, and the standing in words. */
export function ProgressBar({ progress, target, expected, standing }: ProgressBarProps) {
  const isJudgedToday = expected > 0 && (standing === 'onTrack' || standing === 'atRisk')
  const hint = texts.quotaList.expected(expected)
  return (
    <span className={classes.progress}>
      <span className={classes.figure}>
        <strong>{formatCount(progress)}</strong> / {formatCount(target)}
      </span>
      <span className={classes.bar} aria-hidden="true" title={isJudgedToday ? hint : undefined}>
        <Meter value={progress} of={target} tone={standingTones[standing]} height={8} />
        {isJudgedToday && (
          <span
            className={classes.expected}
            style={{ insetInlineStart: `${Math.min(1, expected / target) * 100}%` }}
          />
        )}
      </span>
      {isJudgedToday && <VisuallyHidden>{hint}</VisuallyHidden>}
      <StatusBadge tone={standingTones[standing]} label={texts.quota.standings[standing]} />
    </span>
  )
}
