import { gateWords } from '@tahi/contract/employee-texts/gate'
import type { Tone } from '@tahi/ui/tone.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import classes from './answer-card.module.css'
import type { Said } from './said-of.ts'
import { WallClock } from './wall-clock.tsx'

/** The reply to the last person: name, what was recorded, and when. Shows the clock while there is none. */
export function AnswerCard({ said, timeZone }: { said: Said | undefined; timeZone: string | undefined }) {
  const words = useWords(gateWords)
  const format = useFormat()
  const done = said && 'punch' in said ? said : undefined
  const named = {
    done: { in: words.in, out: words.out },
    already: { in: words.alreadyIn, out: words.alreadyOut },
  }
  const lines = () => {
    if (!said || said.what === 'sending') return null
    if (!done) return <p className={classes.reason}>{words[said.what as 'unknown']}</p>
    return (
      <>
        {done.punch && (
          <p className={classes.done}>
            {named[done.punch.stands ? 'already' : 'done'][done.punch.kind]}{' '}
            <strong>{format.time(done.punch.time)}</strong>
          </p>
        )}
        {(done.what === 'kept' || done.what === 'undecided') && (
          <p className={classes.reason}>{words[done.what]}</p>
        )}
        {done.isNoted && <p className={classes.reason}>{words.undecided}</p>}
      </>
    )
  }
  return (
    <div className={classes.answer} data-empty={!said || undefined} data-tone={said && toneOf(said)}>
      {!said && <WallClock timeZone={timeZone} />}
      <div className={classes.said} role="status" aria-live="assertive">
        {said && said.name !== '' && <p className={classes.name}>{said.name}</p>}
        {lines()}
      </div>
    </div>
  )
}

/** None while it is not decided, and when nothing is new. */
function toneOf(said: Said): Tone | undefined {
  switch (said.what) {
    case 'recorded':
      return said.punch?.kind === 'out' ? 'info' : 'good'
    case 'kept':
    case 'undecided':
      return 'warn'
    case 'sending':
    case 'looking':
    case 'already':
      return undefined
    default:
      return 'bad'
  }
}
