import type { GatePerson } from '@tahi/contract/gate-mode'
import { longestUserId } from '@tahi/contract/small-fields'
import { formatWallTime, pinLength, usualTimeZone, wallTimeInZone } from '@tahi/domain'
import { useLatestRef } from '@tahi/ui/use-latest-ref.ts'
import { useRef, useState } from 'react'
import { useIsClockLost } from '../../platform/clock/use-server-clock.ts'
import { clockWatch } from '../../platform/clock/watch.ts'
import { connection } from '../../platform/connection.ts'
import { type DayAtGate, dayAtGate, personOf } from './day-at-gate.ts'
import { roster, useRoster } from './roster.ts'
import { saidOf } from './said-of.ts'
import type { Told } from './tap-queue.ts'
import { tap, useWaitingTaps } from './taps.ts'
import { useIdle } from './use-idle.ts'
import { useSaid } from './use-said.ts'

/** Milliseconds without input until the typed code and PIN are cleared. */
const idleMs = 15_000

/** The code, and once it has named a person, the PIN. */
interface Entered {
  readonly person?: GatePerson
  readonly typed: string
}

const nothing: Entered = { typed: '' }

/**
 * The dialogue at the gate, one person after another: code, PIN, answer. The next person types while the last one's
 * tap is sent.
 */
export function useDesk() {
  const known = useRoster()
  const waiting = useWaitingTaps()
  const isClockLost = useIsClockLost()
  const [entered, enter] = useState(nothing)
  const { person, typed } = entered
  const { said, say, stopLooking } = useSaid()
  const turn = useRef(0)
  const isUntouched = typed === '' && person === undefined
  const isStillUntouched = useLatestRef(isUntouched)
  const isReady = typed.length >= (person ? pinLength.least : 1)

  const reset = () => enter(nothing)
  const askForPin = (found: GatePerson) => enter({ person: found, typed: '' })
  useIdle(idleMs, reset, entered)

  const find = (code: string) => personOf(code, roster.read()?.people ?? [])
  const nameThem = async (code: string) => {
    const mine = ++turn.current
    const found = find(code)
    reset()
    stopLooking()
    if (found?.hasPin) return askForPin(found)
    if (!connection.isServerReached()) return sayWhyNot(found)
    say({ what: 'looking', name: '' })
    // The person may be new, or the PIN may just have been set.
    await roster.refresh()
    // The next person has started.
    if (mine !== turn.current) return
    stopLooking()
    const late = find(code)
    if (!late?.hasPin) sayWhyNot(late)
    // A person who is typing is not interrupted.
    else if (isStillUntouched.current) askForPin(late)
  }
  const sayWhyNot = (found: GatePerson | undefined) =>
    say(found ? { what: 'noPin', name: found.name } : { what: 'unknown', name: '' })
  const takeTap = async ({ code, name }: GatePerson, pin: string, day: DayAtGate | undefined) => {
    const zone = known?.timeZone ?? usualTimeZone
    const now = formatWallTime(wallTimeInZone(clockWatch.serverTime(), zone))
    reset()
    say({ what: 'sending', name })
    const standing = day?.kind === 'in' ? day.timeIn : day?.timeOut
    const tapped = day && { kind: day.kind, time: now, standing: standing ?? '' }
    const late = (told: Told) => say(saidOf(told, name, tapped))
    const told = await tap(code, pin, late).catch((): 'failed' => 'failed')
    say(saidOf(told, name, tapped))
    void roster.refresh()
  }

  const day =
    person && known && !isClockLost ? dayAtGate(person, known, waiting, clockWatch.serverTime()) : undefined
  return {
    person,
    typed,
    /** The day of the person; undefined while nobody's, or while the time is uncertain. */
    day,
    said,
    /** Nobody types, and no answer is shown or pending. */
    isIdle: isUntouched && said === undefined,
    isReady,
    type: (digit: string) =>
      enter((before) => ({
        ...before,
        typed: (before.typed + digit).slice(0, before.person ? pinLength.most : longestUserId),
      })),
    setCode: (code: string) => enter({ typed: code.trim().slice(0, longestUserId) }),
    /** Returns to the code. */
    leave: reset,
    // Deleting in an empty PIN returns to the code.
    takeBack: () =>
      enter((before) => (before.typed === '' ? nothing : { ...before, typed: before.typed.slice(0, -1) })),
    next() {
      if (!isReady) return
      if (person) void takeTap(person, typed, day)
      else void nameThem(typed)
    },
  }
}
