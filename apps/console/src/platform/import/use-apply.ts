import { useQueryClient } from '@tanstack/react-query'
import { showFailure } from '../calls.ts'
import type { ImportState } from './import-state.ts'

/** Carries an import out. @param queryKey of the query that shows it */
export function useApply<Import extends ImportState>(
  queryKey: readonly unknown[],
  current: Import,
  send: () => Promise<object>,
): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    // Shown as begun at once; the looks at the server that this starts correct it.
    queries.setQueryData(queryKey, (before: object | undefined) => ({
      ...before,
      data: { ...current, state: 'importing', progress: 0 },
    }))
    try {
      queries.setQueryData(queryKey, await send())
    } catch (failure) {
      showFailure(failure)
      await queries.invalidateQueries({ queryKey })
    }
  }
}
