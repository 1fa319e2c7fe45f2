import type { EnteredEntry, EntryOf } from '../../platform/queue/entry.ts'

/** What this phone has not sent yet about a day's request. */
export interface WaitingRequest {
  /** The latest request that waits. */
  readonly asked?: EntryOf<'correction'>['body']
  /** Whether its withdrawal, or that of the request which HR has, waits. */
  readonly isWithdrawn: boolean
}

/** @param entries those of the queue, in order @param date the day */
export function waitingRequest(entries: readonly EnteredEntry[], date: string): WaitingRequest {
  let waiting: WaitingRequest = { isWithdrawn: false }
  for (const { kind, body, about, refused } of entries) {
    if (refused !== undefined) continue
    if (kind === 'correction' && body.date === date) waiting = { asked: body, isWithdrawn: false }
    if (kind === 'withdrawCorrection' && about?.date === date) waiting = { ...waiting, isWithdrawn: true }
  }
  return waiting
}
