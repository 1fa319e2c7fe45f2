import { hashKey, type QueryKey } from '@tanstack/react-query'
import type { KnownAnswer } from './store.ts'

/**
 * Milliseconds for which an answer is kept that nobody looks at with a connection: one that is looked at is fetched
 * again. A month's pay stays until well after the next.
 */
const keptFor = 42 * 86_400_000

/** A query's list, which is the same for each number of its entries, and that number; 0 for what is no list. */
export function listOf([path, input]: QueryKey): { readonly list: string; readonly size: number } {
  const { query, ...rest } = (input ?? {}) as { query?: { pageSize?: number } }
  const { pageSize = 0, ...filter } = query ?? {}
  return { list: hashKey([path, rest, filter]), size: pageSize }
}

/**
 * The answers that the phone stores: of a list not those that a larger and no older one contains, and none that was last
 * shown weeks before the latest. What somebody reads in months would otherwise be read at each start.
 */
export function worthKeeping(answers: readonly KnownAnswer[]): KnownAnswer[] {
  const dated = answers.map((answer) => ({ answer, at: timeOf(answer), ...listOf(answer.queryKey) }))
  const latest = Math.max(...dated.map(({ at }) => at))
  return dated
    .filter(
      ({ at, list, size }) =>
        latest - at < keptFor &&
        !dated.some((other) => other.list === list && other.size > size && other.at >= at),
    )
    .map(({ answer }) => answer)
}

/** By the server's clock: the phone's may have been wrong. */
const timeOf = ({ data, updatedAt }: KnownAnswer): number =>
  (data as { answeredAt?: number } | null)?.answeredAt ?? updatedAt
