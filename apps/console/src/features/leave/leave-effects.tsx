import type { LeaveCheck } from '@tahi/contract'
import { EmptiedQuotas } from './emptied-quotas.tsx'
import classes from './leave-effects.module.css'
import { WorkedDays } from './worked-days.tsx'

export const hasEffects = ({ emptied, worked }: LeaveCheck): boolean =>
  emptied.length > 0 || worked.length > 0

type LeaveEffectsProps = {
  effects: LeaveCheck
  /** Whether several leaves are confirmed, so that their people have to be named. */
  ofMany: boolean
}

/** What HR should know before leaves are confirmed. */
export const LeaveEffects = ({ effects: { emptied, worked }, ofMany }: LeaveEffectsProps) => (
  <div className={classes.effects}>
    {emptied.length > 0 && <EmptiedQuotas emptied={emptied} />}
    {worked.length > 0 && <WorkedDays worked={worked} ofMany={ofMany} />}
  </div>
)
