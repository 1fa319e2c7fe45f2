import type { Answer } from '@tahi/client/client'
import type { Call, Input } from '@tahi/contract/call'
import { createPunch } from '@tahi/contract/punches'
import { refreshing, send } from '../calls.ts'
import { sentNow, type Tapped } from '../clock/tapped.ts'
import type { Entry } from './entry.ts'
import { outcomeOf } from './outcome-of.ts'
import type { Outcome } from './queue.ts'
import { sendables } from './sendables.ts'

/** How many milliseconds the server has for an answer: a line that died without a word would hold up all behind it. */
const answerWithinMs = 30_000

/** Sends one entry of the queue. */
export async function sendEntry({ kind, body }: Entry): Promise<Outcome> {
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
  const { data } = (await sendInTime(call, { body: sent } as Input<Call>)) as { data?: { version?: number } }
  return { is: 'stored', ...(data?.version !== undefined && { version: data.version }) }
}

/** HR keeps also what could not be recorded. */
async function sendPunch(punch: Entry['body']): Promise<Outcome> {
  const body = sentNow(punch as unknown as Tapped) as Input<typeof createPunch>['body']
  const { outcome, reason } = (await sendInTime(createPunch, { body })).data.claim
  return outcome === 'refused' ? { is: 'refused', why: reason ?? outcome } : { is: 'stored' }
}

const sendInTime = <C extends Call>(call: C, input: Input<C>): Promise<Answer<C>> =>
  send(call, input, AbortSignal.timeout(answerWithinMs))
