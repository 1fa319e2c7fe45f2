import { limits } from '@tahi/contract'

/** Every row of a list. Pages are read only as far as the caller iterates. @param read fetches one page */
export async function* eachRow<Row>(
  read: (paging: { page: number; pageSize: number }) => Promise<{ data: readonly Row[] }>,
): AsyncGenerator<Row> {
  for (let page = 1; ; page += 1) {
    const { data } = await read({ page, pageSize: limits.largestPage })
    yield* data
    if (data.length < limits.largestPage) return
  }
}
