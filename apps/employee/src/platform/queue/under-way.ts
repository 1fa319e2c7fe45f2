import type { Entry, StoredEntry } from './entry.ts'

/** Milliseconds that something sent at once waits for the server before the phone queues it. */
export const answerWithinMs = 6_000

/** For so long the page that stored an entry may be sending it: the wait for the server, and what storing takes. */
const underWayMs = answerWithinMs + 4_000

/**
 * Whether another page may be sending the entry at once. A page that was closed cannot say so, and a clock that was set
 * back must not hold the entry up.
 * @param now the server's clock, in milliseconds
 */
export const isUnderWay = ({ underWay, writtenAt }: Entry, now: number): boolean =>
  underWay === true && now >= writtenAt && now < writtenAt + underWayMs

/** The entry once the sending at once has brought no answer. */
export const noLongerUnderWay = ({ underWay: _, ...entry }: StoredEntry): StoredEntry => entry
