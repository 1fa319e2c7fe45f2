import type { FailedCall } from '@tahi/client'
import type { PeopleImport } from '@tahi/contract'
import { useQuery } from '@tanstack/react-query'

/** What every import tells, whatever is imported. */
export type ImportState = Pick<
  PeopleImport,
  '_id' | 'fileName' | 'state' | 'msg' | 'progress' | 'rows' | 'bad'
>

/** How an import is read. */
interface ImportQuery<Import extends ImportState> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (asked: { signal: AbortSignal }) => Promise<{ data: Import }>
}

/** Milliseconds between two looks at an import under way. */
const pace = 700

export const isWorking = ({ state }: Pick<ImportState, 'state'>): boolean =>
  state === 'reading' || state === 'importing'

/**
 * An import and how far it is, looked at again and again while the server works on it.
 * @param enabled false while there is none
 */
export function useImport<Import extends ImportState>(query: ImportQuery<Import>, enabled: boolean) {
  return useQuery<{ data: Import }, FailedCall>({
    ...query,
    enabled,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.data) ? pace : false),
    // Left alone in another tab it goes on, and is done when somebody looks again.
    refetchIntervalInBackground: true,
  })
}
