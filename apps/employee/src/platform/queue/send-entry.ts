import type { Answer } from '@tahi/client/client'
import { newerRecord } from '@tahi/client/newer-record'
import { leave } from '@tahi/contract/leave'
import { refreshing, send } from '../calls.ts'
import { sentNow } from '../clock/tap-now.ts'
import { changesFrom, leaveByItself } from './cache-changes.ts'
import type { Action, Entry } from './entry.ts'
import { outcomeOf } from './outcome-of.ts'
import type { Outcome } from './queue.ts'
import { type SendableCall, sendables } from './sendables.ts'
import { updateCache } from './update-cache.ts'

/** Sends one entry of the queue. */
export async function sendEntry(entry: Entry): Promise<Outcome> {
  try {
    const call: SendableCall = sendables[entry.kind]
    const answer = await send(call, { body: sentBody(entry) })
    await updateCache(changesFrom(entry.kind, answer), entry.personId)
    refreshing.askEverything()
    return outcomeIn(answer)
  } catch (error) {
    await showNewer(entry, error)
    const outcome = outcomeOf(error)
    // The announcement was cancelled: there is nothing left to have read, and nobody to be told.
    return entry.kind === 'reading' && outcome.is === 'refused' ? { is: 'stored' } : outcome
  }
}

/**
 * Shows the leave for whose newer version this one was refused. A new request may be at HR too: its answer was lost, and
 * HR changed it before it was sent again. Its form must then begin with that version.
 */
async function showNewer({ kind, personId }: Entry, error: unknown): Promise<void> {
  const newer = kind === 'leave' && newerRecord(error, leave)
  if (newer) await updateCache([...changesFrom(kind, { data: newer }), leaveByItself(newer)], personId)
}

/** The kept body with the measurements of its tap that are only known at sending. */
export function sentBody({ kind, body }: Action) {
  if (kind === 'punch') return sentNow(body)
  if (kind === 'progress' && body.tapped) return { ...body, tapped: sentNow(body.tapped) }
  return body
}

function outcomeIn({ data }: Answer<SendableCall>): Outcome {
  // HR keeps refused claims too.
  if ('claim' in data && data.claim.outcome === 'refused')
    return { is: 'refused', why: data.claim.reason ?? data.claim.outcome }
  const { version } = data as { version?: number }
  return { is: 'stored', ...(version !== undefined && { version }) }
}
