import type { GatePerson } from '@tahi/contract/gate-mode'
import { longestUserId } from '@tahi/contract/small-fields'
import { formatWallTime, pinLength, usualTimeZone, wallTimeInZone } from '@tahi/domain'
import { useLatestRef } from '@tahi/ui/use-latest-ref.ts'
import { useEffect, useRef, useState } from 'react'
import { useIsClockLost } from '../../platform/clock/use-server-clock.ts'
import { clockWatch } from '../../platform/clock/watch.ts'
import { connection } from '../../platform/connection.ts'
import { type DayAtGate, dayAtGate, personOf } from './day-at-gate.ts'
import { roster, useRoster } from './roster.ts'
import { type Said, saidOf } from './said-of.ts'
import { play } from './sound.ts'
import type { Told } from './tap-queue.ts'
import { tap, useWaitingTaps } from './taps.ts'

/** Milliseconds without input until the typed code and PIN are cleared. */
const idleMs = 15_000
/** Milliseconds that an answer is shown, unless the next one replaces it. */
const saidMs = 6_000

/**
 * The dialogue at the gate, one person after another: code, PIN, answer. The next person types while the last one's
 * tap is sent.
 */
export function useDesk() {
  const known = useRoster()
  const waiting = useWaitingTaps()
  const isClockLost = useIsClockLost()
  const [code, setCode] = useState('')
  const [person, setPerson] = useState<GatePerson>()
  const [pin, setPin] = useState('')
  const [said, setSaid] = useState<Said>()
  const turn = useRef(0)
  const isUntouched = code === '' && pin === '' && person === undefined
  const isStillUntouched = useLatestRef(isUntouched)

  const reset = () => {
    setCode('')
    setPin('')
    setPerson(undefined)
  }
  const say = (words: Said) => {
    setSaid(words)
    if (!isUnderWay(words)) void play(tuneOf(words))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key restarts the timer
  useEffect(() => {
    const timer = setTimeout(reset, idleMs)
    return () => clearTimeout(timer)
  }, [code, pin, person])
  useEffect(() => {
    if (!said || isUnderWay(said)) return
    const timer = setTimeout(() => setSaid(undefined), saidMs)
    return () => clearTimeout(timer)
  }, [said])

  const find = (typed: string) => personOf(typed, roster.read()?.people ?? [])
  const nameThem = async (typed: string) => {
    const mine = ++turn.current
    const found = find(typed)
    reset()
    setSaid(withoutLooking)
    if (found?.hasPin) return setPerson(found)
    if (!connection.isServerReached()) return sayWhyNot(found)
    say({ what: 'looking', name: '' })
    // The person may be new, or the PIN may just have been set.
    await roster.refresh()
    // The next person has started.
    if (mine !== turn.current) return
    setSaid(withoutLooking)
    const late = find(typed)
    if (!late?.hasPin) sayWhyNot(late)
    // A person who is typing is not interrupted.
    else if (isStillUntouched.current) setPerson(late)
  }
  const sayWhyNot = (found: GatePerson | undefined) =>
    say(found ? { what: 'noPin', name: found.name } : { what: 'unknown', name: '' })
  const takeTap = async ({ code, name }: GatePerson, day: DayAtGate | undefined) => {
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
    code,
    pin,
    person,
    /** The day of the person; undefined while nobody's, or while the time is uncertain. */
    day,
    said,
    /** Nobody types, and no answer is shown or pending. */
    isIdle: isUntouched && said === undefined,
    isReady: person ? pin.length >= pinLength.least : code !== '',
    type(digit: string) {
      if (person) setPin((typed) => (typed + digit).slice(0, pinLength.most))
      else setCode((typed) => (typed + digit).slice(0, longestUserId))
    },
    setCode: (typed: string) => setCode(typed.trim().slice(0, longestUserId)),
    /** Returns to the code. */
    leave: reset,
    takeBack() {
      if (!person) return setCode((typed) => typed.slice(0, -1))
      // Deleting in an empty PIN returns to the code.
      if (pin === '') return reset()
      setPin((typed) => typed.slice(0, -1))
    },
    next() {
      if (!person) return code === '' ? undefined : void nameThem(code)
      if (pin.length >= pinLength.least) void takeTap(person, day)
    },
  }
}

/** The answer is pending. */
const isUnderWay = ({ what }: Said): boolean => what === 'looking' || what === 'sending'

const withoutLooking = (said: Said | undefined) => (said?.what === 'looking' ? undefined : said)

const tuneOf = (said: Said): 'in' | 'out' | 'no' => ('punch' in said ? (said.punch?.kind ?? 'in') : 'no')
