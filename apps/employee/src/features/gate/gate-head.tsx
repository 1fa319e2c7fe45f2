import { gateWords } from '@tahi/contract/employee-texts/gate'
import type { GateRoster } from '@tahi/contract/gate-mode'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { useIsServerReached } from '../../platform/connection.ts'
import { useWords } from '../../platform/language.ts'
import classes from './gate-head.module.css'
import { useWaitingTaps } from './taps.ts'

/** Which gate this is, and whether it reaches the server. */
export function GateHead({ roster }: { roster: GateRoster | null }) {
  const words = useWords(gateWords)
  const isServerReached = useIsServerReached()
  const waiting = useWaitingTaps().length
  return (
    <header className={classes.head}>
      <div className={classes.place}>
        <strong>{roster?.gateName ?? words.title}</strong>
        <span>{roster && [roster.branchName, roster.companyName].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={classes.line} data-up={isServerReached}>
        <span>{isServerReached ? words.connected : words.noLine}</span>
        {waiting > 0 && <span>{words.waiting(waiting)}</span>}
      </div>
      <LanguageSwitch />
    </header>
  )
}
