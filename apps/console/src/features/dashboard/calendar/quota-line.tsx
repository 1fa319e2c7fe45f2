import { type DashboardMonth, formatCount } from '@tahi/contract'
import { Meter } from '@tahi/ui/charts/meter.tsx'
import classes from './day-panel.module.css'

type QuotaLineProps = { quota: NonNullable<DashboardMonth['quotas']>[number]; withBranch: boolean }

/** A quota's style, department and designation, with its progress against the target. */
export function QuotaLine({ quota, withBranch }: QuotaLineProps) {
  const { styleName, departmentName, designationName, branchName, progress, target } = quota
  const place = [departmentName, designationName, ...(withBranch ? [branchName] : [])].join(' · ')
  return (
    <li className={classes.quota}>
      <span className={classes.style}>
        <strong>{styleName}</strong>
        <small>{place}</small>
      </span>
      <span className={classes.figure}>
        <strong>{formatCount(progress)}</strong> / {formatCount(target)}
      </span>
      <Meter
        className={classes.bar}
        value={progress}
        of={target}
        tone={progress < target ? 'accent' : 'good'}
        height={6}
      />
    </li>
  )
}
