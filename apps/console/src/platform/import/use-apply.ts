import { useQueryClient } from '@tanstack/react-query'
import { showFailure } from '../calls.ts'
import type { AnyImport } from './any-import.ts'

/** Starts writing an import's rows. @param queryKey the key of the query that shows the import */
export function useApply<Import extends AnyImport>(
  queryKey: readonly unknown[],
  current: Import,
  send: () => Promise<object>,
): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    // Shows the import as started at once. This also starts the refetches, which correct the state.
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
