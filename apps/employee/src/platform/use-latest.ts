import type { Answer } from '@tahi/client/client'
import type { FailedCall } from '@tahi/client/failed-call'
import type { Call, Input } from '@tahi/contract/call'
import { limits } from '@tahi/contract/limits'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { type Dated, queryClient, useCall } from './calls.ts'
import { listOf } from './worth-keeping.ts'

/** Entries that a list shows at first, and adds each time older ones are requested: a few screens of a phone. */
const step = 20

/** The state of a request for older entries. */
export interface Older {
  readonly isBusy: boolean
  /** Why the request failed, or null. */
  readonly failure: FailedCall | null
  /** Requests older entries, or retries a failed request. */
  readonly show: () => void
}

/**
 * A list's latest entries: a phone does not fetch years of them for the few that it shows. Requested older entries
 * replace the current list only once they have arrived. Both begin with what a larger answer contains, which is all that
 * the phone has stored of them.
 * @param inputOf the call's input, with `query` for such a page
 * @param options as in `useCall`
 */
export function useLatest<C extends Call>(
  call: C,
  inputOf: (query: { page: number; pageSize: number }) => Input<C>,
  options: { againAfter?: number } = {},
): { list: UseQueryResult<Dated<Answer<C>>, FailedCall>; older: Older } {
  const [{ known, asked }, setSizes] = useState({ known: step, asked: step })
  const inputFor = (pageSize: number) => inputOf({ page: 1, pageSize })
  const beginWith = () => beginningOf(call, inputFor(asked))
  const wanted = useCall(call, inputFor(asked), { ...options, beginWith })
  const isThere = known === asked || (wanted.data !== undefined && !wanted.isPlaceholderData)
  const former = useCall(call, inputFor(known), { ...options, enabled: !isThere })
  const show = () => {
    if (isThere) setSizes({ known: asked, asked: Math.min(asked + step, limits.largestPage) })
    else void wanted.refetch()
  }
  const isBusy = !isThere && wanted.isFetching
  const failure = isThere || isBusy ? null : wanted.error
  return { list: isThere ? wanted : former, older: { isBusy, failure, show } }
}

type List = Dated<{ data: unknown[] }>

/** The entries of such a page in the latest cached answer with more of the same list. */
export function beginningOf<C extends Call>(call: C, input: Input<C>): Dated<Answer<C>> | undefined {
  const page = listOf([call.path, input])
  let latest: List | undefined
  for (const [queryKey, answer] of queryClient.getQueriesData<List>({ queryKey: [call.path] })) {
    const { list, size } = listOf(queryKey)
    if (answer === undefined || list !== page.list || size <= page.size) continue
    if (latest === undefined || latest.answeredAt < answer.answeredAt) latest = answer
  }
  return latest && ({ ...latest, data: latest.data.slice(0, page.size) } as unknown as Dated<Answer<C>>)
}
