import type { Call, Input } from '@tahi/contract/call'
import { createPunch } from '@tahi/contract/punches'
import { useSyncExternalStore } from 'react'
import { refreshing, send } from '../calls.ts'
import { sentNow, type Tapped } from '../clock/tapped.ts'
import { clockWatch } from '../clock/watch.ts'
import { line } from '../line.ts'
import { session } from '../session.ts'
import { store } from '../store.ts'
import type { Entry, StoredEntry } from './entry.ts'
import { outcomeOf } from './outcome-of.ts'
import { type Outcome, Queue } from './queue.ts'
import { sendables } from './sendables.ts'

/** The queue of this phone. */
export const queue = new Queue({
  keeping: {
    read: async () => (await (await store).getAll('queue')) as StoredEntry[],
    add: async (entry) => void (await (await store).add('queue', entry)),
    put: async (entry) => void (await (await store).put('queue', entry)),
    remove: async (place) => (await store).delete('queue', place),
  },
  personId: () => (session.token() === null ? null : session.personId()),
  now: () => clockWatch.serverTime().getTime(),
  hasLine: line.isThere,
  send: sendEntry,
  onArrival: () => refreshing.askEverythingNow(),
  alone: async (run) => {
    if (!('locks' in navigator)) return run()
    await navigator.locks.request('tahi-queue', { ifAvailable: true }, async (lock) => {
      if (lock) await run()
    })
  },
})

async function sendEntry({ kind, body }: Entry): Promise<Outcome> {
  try {
    const outcome: Outcome =
      kind === 'punch' ? await sendPunch(body) : await sendAsItIs(sendables[kind], body)
    refreshing.askEverything()
    return outcome
  } catch (error) {
    return outcomeOf(error)
  }
}

async function sendAsItIs(call: Call, body: Entry['body']): Promise<Outcome> {
  const { tapped } = body
  const sent = tapped === undefined ? body : { ...body, tapped: sentNow(tapped as Tapped) }
  const { data } = (await send(call, { body: sent } as Input<Call>)) as { data?: { version?: number } }
  return { is: 'stored', ...(data?.version !== undefined && { version: data.version }) }
}

/** HR keeps also what could not be recorded. */
async function sendPunch(punch: Entry['body']): Promise<Outcome> {
  const body = sentNow(punch as unknown as Tapped) as Input<typeof createPunch>['body']
  const { outcome, reason } = (await send(createPunch, { body })).data.claim
  return outcome === 'refused' ? { is: 'refused', why: reason ?? outcome } : { is: 'stored' }
}

// Without the phone's database nothing waits.
const flush = () => void queue.flush().catch(() => {})

/** Sends what waits now, and whenever there is reason to believe that it will arrive. */
export function keepSending(): void {
  flush()
  line.subscribe(() => line.isUp() && flush())
  session.subscribe(flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush())
}

/** What waits, and what was refused, of whoever is signed in. */
export const useQueue = (): readonly StoredEntry[] => useSyncExternalStore(queue.subscribe, queue.read)
