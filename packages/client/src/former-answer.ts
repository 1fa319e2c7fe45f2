import { hashKey } from '@tanstack/react-query'

/**
 * A query's `placeholderData`: while another page or filter is fetched, the former answer stays shown, but never one of
 * another record. The query's key is the call's path and its input.
 */
export const formerAnswerOf =
  (input: unknown) =>
  <T>(former: T | undefined, query: { readonly queryKey: readonly unknown[] } | undefined): T | undefined =>
    query && recordOf(query.queryKey[1]) === recordOf(input) ? former : undefined

/** The key of a call's path parameters. */
const recordOf = (input: unknown): string => hashKey([(input as { params?: unknown }).params])
