import type { FailedCall } from '@tahi/client'
import { limits } from '@tahi/contract'
import type { Problem } from '@tahi/ui/table/column.ts'
import type { ListAddress } from './list-address.ts'

export interface ListQuery<Row> {
  data: { data: Row[]; total: number } | undefined
  error: FailedCall | null
  isPlaceholderData: boolean
  refetch(): unknown
}

/**
 * Props of a DataTable, from a list's address and query. Every change other than of the page goes back to page 1.
 * @param usualSize the list's default page size (C9)
 */
export function listProps<Row>(
  address: ListAddress,
  change: (change: Partial<ListAddress>, how?: { replace: boolean }) => void,
  query: ListQuery<Row>,
  usualSize: number,
) {
  return {
    rows: query.data?.data,
    total: query.data?.total,
    page: address.page ?? 1,
    pageSize: address.pageSize ?? usualSize,
    defaultPageSize: usualSize,
    sort: address.sort,
    refreshing: query.isPlaceholderData,
    problem: query.error ? problemOf(query.error, () => query.refetch()) : undefined,
    onPageChange: (page: number, how?: { replace: boolean }) =>
      change({ page: page === 1 ? undefined : page }, how),
    onPageSizeChange: (pageSize: number) => change({ pageSize, page: undefined }),
    onSortChange: (sort: string | undefined) => change({ sort, page: undefined }),
  }
}

/** Further props of a DataTable with a search on the server. */
export const searchProps = (
  { search }: ListAddress,
  change: (change: Partial<ListAddress>) => void,
  placeholder: string,
) => ({
  search: search ?? '',
  onSearchChange: (text: string) => change({ search: text || undefined, page: undefined }),
  searchPlaceholder: placeholder,
  searchLength: limits.nameLength,
})

/**
 * The problem that a record's place shows: it was never fetched, is gone, or may not be looked at any more. Any other
 * failure of a refetch takes nothing away.
 */
export function problemInPlace(query: {
  data: unknown
  error: FailedCall | null
  refetch: () => unknown
}): Problem | undefined {
  const { data, error, refetch } = query
  if (!error || (data && error.status !== 404 && error.status !== 403)) return undefined
  return problemOf(error, () => refetch())
}

/** A failed call as a table or page shows it: forbidden, offline, or an error, with Retry unless the record is gone. */
export function problemOf(failure: FailedCall, onRetry: () => unknown): Problem {
  if (failure.status === 403) return { kind: 'forbidden', message: failure.message }
  if (failure.status === undefined) return { kind: 'offline', onRetry }
  const { message, status } = failure
  return { kind: 'error', message, ...(status !== 404 && { onRetry }) }
}
