import { leaveWords } from '@tahi/contract/employee-texts/leave'
import type { LeaveState } from '@tahi/domain'
import { useWords } from '../../platform/language.ts'
import classes from './leave.module.css'

/** A leave's state, in words and a colour. */
export function StateBadge({ state }: { state: LeaveState }) {
  const words = useWords(leaveWords)
  return <span className={`${classes.badge} ${classes[state]}`}>{words.states[state]}</span>
}
