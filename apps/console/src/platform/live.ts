import { createLive } from '@tahi/client/live'
import { Refreshing } from '@tahi/client/refreshing'
import type { Call, LiveEvent, Payload } from '@tahi/contract'
import { queryClient } from './calls.ts'
import { session } from './session/session.ts'
import { showRecord } from './show-record.ts'

/** The realtime connection of the signed-in user (D7). */
export const live = createLive({
  token: session.token,
  onSessionEnd: session.end,
  // biome-ignore lint/suspicious/noConsole: connection events are only logged (C4)
  log: (message) => console.debug('realtime:', message),
})

const refreshing = new Refreshing(queryClient)
live.onConnect(() => refreshing.askEverything())

/** What a feature does on an event; `app` registers all reactions. */
export interface Reaction {
  readonly event: LiveEvent
  apply(payload: never): void
}

/** On the event, invalidates the queries of these calls; each refetches with its own filters and page. */
export const readsAnew = (event: LiveEvent, ...calls: Call[]): Reaction => ({
  event,
  apply: () => refreshing.ask(calls),
})

/** On the event, invalidates every query. */
export const readsEverythingAnew = (event: LiveEvent): Reaction => ({
  event,
  apply: () => refreshing.askEverything(),
})

/** On the event, updates its record in every cached list at once, before the list is refetched. */
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

/** Registers the reactions. @returns removes them */
export function listenFor(reactions: readonly Reaction[]): () => void {
  const stops = reactions.map(({ event, apply }) => live.on(event, apply as (payload: unknown) => void))
  return () => {
    for (const stop of stops) stop()
  }
}
