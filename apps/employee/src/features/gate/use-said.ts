import { useEffect, useState } from 'react'
import type { Said } from './said-of.ts'
import { play } from './sound.ts'

/** Milliseconds that an answer is shown, unless the next one replaces it. */
const saidMs = 6_000

/** What the last person is told, on the screen and by a tune. */
export function useSaid() {
  const [said, setSaid] = useState<Said>()
  useEffect(() => {
    if (!said || isUnderWay(said)) return
    const timer = setTimeout(() => setSaid(undefined), saidMs)
    return () => clearTimeout(timer)
  }, [said])
  return {
    said,
    say(words: Said): void {
      setSaid(words)
      if (!isUnderWay(words)) void play(tuneOf(words))
    },
    /** Says no longer that somebody is looked up. An answer that came meanwhile stays. */
    stopLooking: () => setSaid((known) => (known?.what === 'looking' ? undefined : known)),
  }
}

/** The answer is pending. */
const isUnderWay = ({ what }: Said): boolean => what === 'looking' || what === 'sending'

const tuneOf = (said: Said): 'in' | 'out' | 'no' => ('punch' in said ? (said.punch?.kind ?? 'in') : 'no')
