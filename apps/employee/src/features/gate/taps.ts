import { newId } from '@tahi/client/new-id'
import { punchAtGate } from '@tahi/contract/gate-mode'
import { sealPin } from '@tahi/contract/gate-seal'
import { isSentAtOnce } from '@tahi/domain'
import { useSyncExternalStore } from 'react'
import { alone } from '../../platform/alone.ts'
import { sentNow, tapNow } from '../../platform/clock/tap-now.ts'
import { connection } from '../../platform/connection.ts'
import { keptTaps } from './gate-store.ts'
import { pairing, sendAsGate } from './pairing.ts'
import { roster } from './roster.ts'
import { sentOf, sentOfAnswer } from './sent-of.ts'
import { type Sent, type StoredTap, type Tap, TapQueue, type Told } from './tap-queue.ts'

/** Interval for refetching the names, in milliseconds. */
const roundMs = 60_000
/**
 * Retry interval while offline or without names, in milliseconds: browsers do not always report that they are online
 * again.
 */
const tryMs = 5_000
/** Milliseconds that a person waits for the server before the tablet says that it keeps the tap. */
const patienceMs = 3_000

const taps = new TapQueue({
  keeping: keptTaps,
  mayAsk: () => pairing.read() !== null,
  send: sendTap,
  learn: roster.learn,
  alone: alone('tahi-gate-taps'),
})

async function sendTap({ place: _, ...tap }: Tap): Promise<Sent> {
  try {
    const body = sentNow(tap)
    const { data } = await sendAsGate(punchAtGate, { body })
    const waitedMs = Date.parse(sentNow(tap).sentAt) - Date.parse(tap.phoneTime)
    return sentOfAnswer(data, {
      isSentAtOnce: isSentAtOnce(body),
      isSaidKept: Math.abs(waitedMs) >= patienceMs,
    })
  } catch (error) {
    return sentOf(error)
  }
}

/**
 * Stores a tap with its PIN sealed, sends it, and waits briefly for the answer.
 * @param onLate receives an answer that comes later
 * @returns null while it waits to be sent
 */
export async function tap(
  code: string,
  pin: string,
  onLate: (told: NonNullable<Told>) => void,
): Promise<Told> {
  const present = pairing.read()
  if (!present) throw new Error('This tablet is no gate.')
  const tapped = tapNow()
  const punch = { _id: newId(), code, phoneTime: tapped.phoneTime }
  const { kept, answered } = taps.add({
    ...tapped,
    ...punch,
    gateId: roster.read()?.gateId,
    gateProof: roster.read()?.gateProof,
    sealedPin: await sealPin(pin, punch, present.sealKey),
  })
  // Somebody whose tap the tablet has no room for waits for the answer.
  if (!(await kept)) return answered
  let isLate = false
  void answered.then((told) => isLate && told && onLate(told))
  const impatient = new Promise<null>((resolve) => {
    setTimeout(() => {
      isLate = true
      resolve(null)
    }, patienceMs)
  })
  return Promise.race([answered, impatient])
}

const lacksNames = () => pairing.read() !== null && roster.read() === null

/** Keeps the names fresh and sends waiting taps while the page is open. @returns stops it */
export function tend(): () => void {
  const round = () => void taps.flush().then(roster.refresh)
  void roster.restore().then(round)
  const rounds = setInterval(round, roundMs)
  const tries = setInterval(() => {
    if (!connection.isServerReached() || taps.read().length > 0 || lacksNames()) round()
  }, tryMs)
  const stopConnection = connection.subscribe(() => connection.isServerReached() && round())
  const stopPairing = pairing.subscribe(round)
  return () => {
    clearInterval(rounds)
    clearInterval(tries)
    stopConnection()
    stopPairing()
  }
}

/** Unanswered taps. */
export const useWaitingTaps = (): readonly StoredTap[] => useSyncExternalStore(taps.subscribe, taps.read)
