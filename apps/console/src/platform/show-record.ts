import type { Call } from '@tahi/contract'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Lets every list that holds a record show it as it is now.
 * @param record what is known of it; what is not stays as it was shown
 */
export function showRecord(queries: QueryClient, call: Call, record: { readonly _id: string }): void {
  queries.setQueriesData<{ data?: unknown }>({ queryKey: [call.path] }, (answer) => {
    if (!Array.isArray(answer?.data)) return answer
    const rows: { _id: string }[] = answer.data
    if (!rows.some(({ _id }) => _id === record._id)) return answer
    return { ...answer, data: rows.map((row) => (row._id === record._id ? { ...row, ...record } : row)) }
  })
}
