import type { Answer } from '@tahi/client/client'
import type { FailedCall } from '@tahi/client/failed-call'
import type { Call, Input } from '@tahi/contract/call'
import { limits } from '@tahi/contract/limits'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from './calls.ts'

/** Entries that a list shows at first, and that each ask for older ones adds: some screens of a phone. */
const step = 20

/** What becomes of the ask for older entries. */
export interface Older {
  readonly isBusy: boolean
  /** Why they did not come; null otherwise. */
  readonly failure: FailedCall | null
  /** Asks for them, and again where they did not come. */
  readonly show: () => void
}

/**
 * A list's latest entries: a phone neither fetches nor keeps years of them for the few it shows. Older ones that were asked
 * for take the place of what is known once they are there, and not before.
 * @param inputOf the call's input with the `query` of such a page
 * @param options as `useCall` takes them
 */
export function useLatest<C extends Call>(
  call: C,
  inputOf: (query: { page: number; pageSize: number }) => Input<C>,
  options: { againAfter?: number } = {},
): { list: UseQueryResult<Answer<C>, FailedCall>; older: Older } {
  const [{ known, asked }, setSizes] = useState({ known: step, asked: step })
  const inputFor = (pageSize: number) => inputOf({ page: 1, pageSize })
  const wanted = useCall(call, inputFor(asked), options)
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
