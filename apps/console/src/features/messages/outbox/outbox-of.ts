import { keptMessagesOf } from './kept-messages.ts'
import { Outbox } from './outbox.ts'

let last: { readonly personId: string; readonly outbox: Outbox } | undefined

/**
 * The signed-in user's outbox: one instance for the components that show it and for the code that sends, which is loaded
 * later. Waiting messages of other people are removed.
 */
export function outboxOf(personId: string): Outbox {
  if (last?.personId !== personId) last = { personId, outbox: new Outbox(keptMessagesOf(personId)) }
  return last.outbox
}
