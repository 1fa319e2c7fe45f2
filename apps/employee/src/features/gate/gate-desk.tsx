import { gateWords } from '@tahi/contract/employee-texts/gate'
import { useEffect, useState } from 'react'
import quiet from '../../components/quiet-button.module.css'
import { useIsServerReached } from '../../platform/connection.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { useNewVersion } from '../../platform/worker.ts'
import { AnswerCard } from './answer-card.tsx'
import { CodeLetters } from './code-letters.tsx'
import classes from './gate.module.css'
import { GateHead } from './gate-head.tsx'
import { Keypad } from './keypad.tsx'
import { useRoster } from './roster.ts'
import { useDesk } from './use-desk.ts'

/** The gate's only screen: the last reply, the typed code or PIN, and the keys. */
export function GateDesk() {
  const words = useWords(gateWords)
  const format = useFormat()
  const roster = useRoster()
  const isServerReached = useIsServerReached()
  const desk = useDesk()
  const [withLetters, setWithLetters] = useState(false)
  const { person, typed, day, said } = desk
  const newVersion = useNewVersion()
  useEffect(() => {
    // Nobody at a gate is asked to confirm the update.
    if (desk.isIdle) newVersion?.update()
  }, [desk.isIdle, newVersion])

  const means = () => {
    if (!person) return words.codeHint
    if (!day) return words.comesOrGoes
    if (day.timeOut !== '') return words.isDone(format.time(day.timeOut))
    return day.kind === 'in' ? words.comesIn : words.goesOut(format.time(day.timeIn))
  }
  return (
    <main className={classes.gate}>
      <GateHead roster={roster} />
      <AnswerCard said={said} timeZone={roster?.timeZone} />
      {roster === null ? (
        <p className={classes.missing}>{isServerReached ? words.loading : words.noNames}</p>
      ) : (
        <div className={classes.desk}>
          <div className={classes.entry}>
            {/* The prompt changes with each step, so it is announced. */}
            <h1 className={classes.asked} aria-live="polite">
              {person ? words.pinOf(person.name) : words.yourCode}
            </h1>
            {person ? (
              <p className={classes.typed}>
                <span role="img" aria-label={words.typed(typed.length)}>
                  {'•'.repeat(typed.length) || '\u00a0'}
                </span>
              </p>
            ) : withLetters ? (
              <CodeLetters value={typed} onChange={desk.setCode} onNext={desk.next} />
            ) : (
              <p className={classes.typed}>{typed || '\u00a0'}</p>
            )}
            <p className={classes.means} aria-live="polite">
              {means()}
            </p>
          </div>
          <Keypad
            onDigit={desk.type}
            onDelete={desk.takeBack}
            onNext={desk.next}
            isReady={desk.isReady}
            // Letters come from the tablet's own keyboard.
            hearsKeys={person !== undefined || !withLetters}
          />
          <button
            type="button"
            className={quiet.quiet}
            onClick={person ? desk.leave : () => setWithLetters(!withLetters)}
          >
            {person ? words.notMe : withLetters ? words.digits : words.letters}
          </button>
        </div>
      )}
    </main>
  )
}
