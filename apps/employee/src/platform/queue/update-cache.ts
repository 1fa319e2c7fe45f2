import { dated, queryClient } from '../calls.ts'
import { session } from '../session.ts'
import type { CacheChange } from './cache-changes.ts'

/**
 * Updates the cache with what the server stored, before the queue removes the entry. Otherwise, if the connection
 * broke in between, the day would lack the pieces just sent, and the person might send them again.
 * @param personId the sender; nothing is updated when another person is signed in now
 */
export async function updateCache(changes: readonly CacheChange[], personId: string): Promise<void> {
  const paths = new Set<unknown>(changes.map(pathOf))
  // A running fetch may predate the entry. It is cancelled and repeated after the sending.
  await queryClient.cancelQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) })
  if (session.personId() !== personId) return
  for (const one of changes)
    if ('answer' in one) queryClient.setQueryData([one.path, one.input ?? {}], dated(one.answer))
    else changeAnswers(one)
}

const pathOf = (one: CacheChange): string => ('answer' in one ? one.path : one.call.path)

function changeAnswers({ call, change }: Exclude<CacheChange, { answer: object }>): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: [call.path] }))
    try {
      const changed = state.data === undefined ? undefined : change(state.data, queryKey[1] as object)
      queryClient.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt })
    } catch {
      // An answer cached by an earlier version has another shape. It is refetched; the entry itself is stored.
    }
}
