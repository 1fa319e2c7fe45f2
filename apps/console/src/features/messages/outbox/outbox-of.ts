import { keptMessagesOf } from './kept-messages.ts'
import { Outbox } from './outbox.ts'

let last: { readonly personId: string; readonly outbox: Outbox } | undefined

/**
 * The outbox of whoever is signed in: the same for those who show it and for the code that sends, which comes later.
 * What anybody else left waiting is forgotten.
 */
export function outboxOf(personId: string): Outbox {
  if (last?.personId !== personId) last = { personId, outbox: new Outbox(keptMessagesOf(personId)) }
  return last.outbox
}
