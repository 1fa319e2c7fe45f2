import type { Answer } from '@tahi/client/client'
import type { Input } from '@tahi/contract/call'
import { refreshing, send } from '../calls.ts'
import { sentNow, type Tapped } from '../clock/tapped.ts'
import type { Entry } from './entry.ts'
import { learn } from './learn.ts'
import { learnedFrom } from './learned.ts'
import { outcomeOf } from './outcome-of.ts'
import type { Outcome } from './queue.ts'
import { type SendableCall, sendables } from './sendables.ts'

/** Timeout in milliseconds: a silently dead connection would hold up all later entries. */
const answerWithinMs = 30_000

/** Sends one entry of the queue. */
export async function sendEntry({ kind, body, personId }: Entry): Promise<Outcome> {
  try {
    const call: SendableCall = sendables[kind]
    const sent = { body: kind === 'punch' ? sentNow(body as unknown as Tapped) : withTap(body) }
    const answer = await send(call, sent as Input<SendableCall>, AbortSignal.timeout(answerWithinMs))
    await learn(learnedFrom(kind, answer), personId)
    refreshing.askEverything()
    return outcomeIn(answer)
  } catch (error) {
    return outcomeOf(error)
  }
}

const withTap = ({ tapped, ...body }: Entry['body']) =>
  tapped === undefined ? body : { ...body, tapped: sentNow(tapped as Tapped) }

function outcomeIn({ data }: Answer<SendableCall>): Outcome {
  // HR keeps refused claims too.
  if ('claim' in data && data.claim.outcome === 'refused')
    return { is: 'refused', why: data.claim.reason ?? data.claim.outcome }
  const { version } = data as { version?: number }
  return { is: 'stored', ...(version !== undefined && { version }) }
}
