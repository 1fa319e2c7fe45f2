import type { FailedCall } from '@tahi/client'
import type { PeopleImport } from '@tahi/contract'
import { useQuery } from '@tanstack/react-query'

/** The fields that every kind of import has. */
export type AnyImport = Pick<PeopleImport, '_id' | 'fileName' | 'state' | 'msg' | 'progress' | 'rows' | 'bad'>

/** A query that reads an import. */
interface ImportQuery<Import extends AnyImport> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (asked: { signal: AbortSignal }) => Promise<{ data: Import }>
}

/** Milliseconds between two refetches of an import that is under way. */
const pace = 700

export const isWorking = ({ state }: Pick<AnyImport, 'state'>): boolean =>
  state === 'reading' || state === 'importing'

export const isOver = ({ state }: Pick<AnyImport, 'state'>): boolean =>
  state === 'imported' || state === 'failed'

/** Reads an import, and refetches it while the server works on it. @param enabled false while there is no import */
export function useImport<Import extends AnyImport>(query: ImportQuery<Import>, enabled: boolean) {
  return useQuery<{ data: Import }, FailedCall>({
    ...query,
    enabled,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.data) ? pace : false),
    // Refetches in a background tab too, so that the outcome is there when the user returns.
    refetchIntervalInBackground: true,
  })
}
