import { createClient } from '@tahi/client/client'
import { FailedCall } from '@tahi/client/failed-call'
import { Subject } from '@tahi/client/subject'
import { timeLimit } from '@tahi/client/time-limit'
import type { Call, Input } from '@tahi/contract/call'
import { useSyncExternalStore } from 'react'
import { connection } from '../../platform/connection.ts'
import { gateKey } from '../../platform/gate-mark.ts'
import { NotKept } from '../../platform/not-kept.ts'
import { watchAnswer } from '../../platform/watch-answer.ts'

/** The data that makes this tablet a gate. */
export interface Pairing {
  readonly token: string
  readonly sealKey: string
}

const kept = localStorage.getItem(gateKey)
const present = new Subject<Pairing | null>(kept === null ? null : (JSON.parse(kept) as Pairing))
const wasEnded = new Subject(false)
const changes: (() => void)[] = []

/** Whether this tablet is a gate, and its pairing. */
export const pairing = {
  read: present.read,
  subscribe: present.subscribe,
  /** @throws NotKept when the tablet's storage is full; nothing has changed then */
  begin({ token, sealKey }: Pairing): void {
    try {
      localStorage.setItem(gateKey, JSON.stringify({ token, sealKey }))
    } catch (error) {
      throw new NotKept(error)
    }
    wasEnded.set(false)
    forget()
    present.set({ token, sealKey })
  },
  /** Called when this tablet stops being this gate: it is another gate, or none. */
  onChange: (forget: () => void) => void changes.push(forget),
}

function forget(): void {
  for (const change of changes) change()
}

function end(): void {
  localStorage.removeItem(gateKey)
  wasEnded.set(true)
  present.set(null)
  forget()
}

export const usePairing = (): Pairing | null => useSyncExternalStore(present.subscribe, present.read)
export const useWasEnded = (): boolean => useSyncExternalStore(wasEnded.subscribe, wasEnded.read)

const client = createClient({
  token: () => present.read()?.token ?? null,
  // `sendAsGate` handles it: it knows which gate the request came from.
  onSessionEnd() {},
  onSend: watchAnswer,
})

/** Timeout of one call, in milliseconds. */
const answerWithinMs = 10_000

/** Sends a call as this gate. @throws FailedCall, without a status when no answer came */
export async function sendAsGate<C extends Call>(call: C, input: Input<C>) {
  const asked = present.read()
  const begun = connection.begin()
  try {
    return await client.send(call, input, timeLimit(answerWithinMs))
  } catch (error) {
    const failure = error instanceof FailedCall ? error : new FailedCall()
    if (failure.status === undefined) begun.unanswered()
    // A reply to an earlier token says nothing about the current pairing.
    if (failure.code === 'session_ended' && present.read() === asked) end()
    throw failure
  }
}
