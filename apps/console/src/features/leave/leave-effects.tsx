import { type LeaveCheck, texts } from '@tahi/contract'
import { EmptiedQuotas } from './emptied-quotas.tsx'
import { KeptDays } from './kept-days.tsx'
import classes from './leave-effects.module.css'

export const hasEffects = ({ emptied, worked, untimed }: LeaveCheck): boolean =>
  [emptied, worked, untimed].some((found) => found.length > 0)

const { worked: workedByOne, workedByMany, untimed: untimedOfOne, untimedByMany } = texts.leaveEffects
const words = {
  worked: { one: workedByOne, many: workedByMany },
  untimed: { one: untimedOfOne, many: untimedByMany },
}

type LeaveEffectsProps = {
  effects: LeaveCheck
  /** Whether several leaves are confirmed, so that their people have to be named. */
  ofMany: boolean
}

/** What HR should know before leaves are confirmed. */
export const LeaveEffects = ({ effects: { emptied, worked, untimed }, ofMany }: LeaveEffectsProps) => (
  <div className={classes.effects}>
    {emptied.length > 0 && <EmptiedQuotas emptied={emptied} />}
    {worked.length > 0 && <KeptDays kept={worked} ofMany={ofMany} words={words.worked} />}
    {untimed.length > 0 && <KeptDays kept={untimed} ofMany={ofMany} words={words.untimed} />}
  </div>
)
