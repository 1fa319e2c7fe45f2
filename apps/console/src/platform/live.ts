import { createLive } from '@tahi/client/live'
import { Refreshing } from '@tahi/client/refreshing'
import type { Call, LiveEvent, Payload } from '@tahi/contract'
import { queryClient } from './calls.ts'
import { session } from './session/session.ts'
import { showRecord } from './show-record.ts'

/** The realtime connection of whoever is signed in (D7). */
export const live = createLive({
  token: session.token,
  onSessionEnd: session.end,
  // biome-ignore lint/suspicious/noConsole: what happens to the connection is only logged (C4)
  log: (message) => console.debug('realtime:', message),
})

const refreshing = new Refreshing(queryClient)
live.onConnect(() => refreshing.askEverything())

/** What a feature does when it hears of something; `app` lets them all listen. */
export interface Reaction {
  readonly event: LiveEvent
  apply(payload: never): void
}

/** Lets what shows these calls' answers read them anew, by its own filters and page. */
export const readsAnew = (event: LiveEvent, ...calls: Call[]): Reaction => ({
  event,
  apply: () => refreshing.ask(calls),
})

/** The same with everything that is shown. */
export const readsEverythingAnew = (event: LiveEvent): Reaction => ({
  event,
  apply: () => refreshing.askEverything(),
})

/** Lets every list that shows the event's record show it as it is now, before the list is read anew. */
export function showsRecord<E extends LiveEvent>(
  event: E,
  call: Call,
  changed: (payload: Payload<E>) => { readonly _id: string },
): Reaction {
  return {
    event,
    apply: (payload: Payload<E>) => showRecord(queryClient, call, changed(payload)),
  }
}

/** Lets each reaction apply when its event comes. @returns stops it */
export function listenFor(reactions: readonly Reaction[]): () => void {
  const stops = reactions.map(({ event, apply }) => live.on(event, apply as (payload: unknown) => void))
  return () => {
    for (const stop of stops) stop()
  }
}
