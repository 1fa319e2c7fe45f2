import { queryClient } from '../calls.ts'
import { session } from '../session.ts'
import type { Learned } from './learned.ts'

/**
 * Puts what the server stored into what the phone knows, before the queue lets go of it: behind a line that is lost just
 * then a day would else stand without the pieces that were sent, and somebody would send them again.
 * @param personId who sent it: whoever has the phone by now learns nothing of it
 */
export async function learn(learned: readonly Learned[], personId: string): Promise<void> {
  const paths = new Set<unknown>(learned.map(({ call }) => call.path))
  // What is being read may be of before, and is asked for again behind what was sent.
  await queryClient.cancelQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) })
  if (session.personId() !== personId) return
  for (const { call, change } of learned)
    for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: [call.path] }))
      try {
        const changed = state.data === undefined ? undefined : change(state.data, queryKey[1] as object)
        queryClient.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt })
      } catch {
        // Kept by an earlier version of the application, in another shape: it is read anew, and what was sent is stored.
      }
}
