import { type listMessages as call, limits, type Request, texts } from '@tahi/contract'
import { invalid, notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { findCorrespondent } from './correspondent.ts'
import { toMessage } from './message.ts'
import { findMessage, readMessages } from './repository.ts'

/**
 * The messages with a person, oldest first: all of them, the latest page, or the page before a message. The total counts
 * the whole thread.
 * @throws Refusal not_found for a person who is no correspondent, and for a `before` of another conversation; invalid
 * when there are too many for one list (D1)
 */
export async function listMessages(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const [{ conversationId, messages }, before] = await Promise.all([
    findCorrespondent(work, params.id),
    query.before && findMessage(work, query.before),
  ])
  if (query.before && (!before || before.conversationId !== conversationId)) throw notFound()
  if (conversationId === null) return { rows: [], total: 0 }
  const isWhole = query.pageSize === undefined && query.before === undefined
  if (isWhole && messages > limits.largestList) throw invalid('pageSize', texts.tooManyRows)
  const rows = await readMessages(work, conversationId, {
    before: before ? before.position : undefined,
    count: query.pageSize ?? (isWhole ? limits.largestList : limits.threadPageSize),
  })
  return { rows: rows.map(toMessage), total: messages }
}
