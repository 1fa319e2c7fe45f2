import type { Call } from '@tahi/contract'
import type { QueryClient } from '@tanstack/react-query'

/** Updates a record in every cached list of this call. @param record the known fields; the others stay as they were */
export function showRecord(queries: QueryClient, call: Call, record: { readonly _id: string }): void {
  queries.setQueriesData<{ data?: unknown }>({ queryKey: [call.path] }, (answer) => {
    if (!Array.isArray(answer?.data)) return answer
    const rows: { _id: string }[] = answer.data
    if (!rows.some(({ _id }) => _id === record._id)) return answer
    return { ...answer, data: rows.map((row) => (row._id === record._id ? { ...row, ...record } : row)) }
  })
}
