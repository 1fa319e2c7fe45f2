import { VisuallyHidden } from '@mantine/core'
import { formatCount, texts } from '@tahi/contract'
import type { QuotaStanding } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import classes from './progress-bar.module.css'
import { standingTones } from './standings.ts'

type ProgressBarProps = { progress: number; target: number; expected: number; standing: QuotaStanding }

/** 'summed / target' (W2) with a bar, a mark for the progress expected at this hour, and the standing in words. */
export function ProgressBar({ progress, target, expected, standing }: ProgressBarProps) {
  const isJudgedToday = expected > 0 && (standing === 'onTrack' || standing === 'atRisk')
  const hint = texts.quotaList.expected(expected)
  return (
    <span className={classes.progress} data-tone={standingTones[standing]}>
      <span className={classes.figure}>
        <strong>{formatCount(progress)}</strong> / {formatCount(target)}
      </span>
      <span className={classes.bar} aria-hidden="true" title={isJudgedToday ? hint : undefined}>
        <span className={classes.done} style={{ inlineSize: share(progress, target) }} />
        {isJudgedToday && (
          <span className={classes.expected} style={{ insetInlineStart: share(expected, target) }} />
        )}
      </span>
      {isJudgedToday && <VisuallyHidden>{hint}</VisuallyHidden>}
      <StatusBadge tone={standingTones[standing]} label={texts.quota.standings[standing]} />
    </span>
  )
}

const share = (pieces: number, target: number): string => `${Math.min(1, pieces / target) * 100}%`
