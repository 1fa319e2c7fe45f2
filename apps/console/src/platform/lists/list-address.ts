import { limits } from '@tahi/contract'
import { type Day, firstOfMonth } from '@tahi/domain'
import { useMemo } from 'react'
import * as z from 'zod/v4/core'
import { dayIn, idIn, numberIn, textIn, useAddress } from '../address.ts'

/** The address parameters that every list has; a list adds its own filters. */
export interface ListAddress {
  page?: number | undefined
  pageSize?: number | undefined
  /** 'field' or '-field'. */
  sort?: string | undefined
  search?: string | undefined
  /** A branch's id; undefined for all in scope. */
  branch?: string | undefined
  /** 'YYYY-MM-DD', both included. */
  from?: string | undefined
  to?: string | undefined
}

export const readListAddress = (search: Record<string, unknown>): ListAddress => ({
  page: numberIn(search, 'page'),
  pageSize: numberIn(search, 'pageSize', limits.largestPage),
  sort: textIn(search, 'sort'),
  search: textIn(search, 'search'),
  branch: idIn(search, 'branch'),
  from: dayIn(search, 'from'),
  to: dayIn(search, 'to'),
})

/** Whether a list leaves out others of its days, so that it must not say that nothing of these days is left. */
export const isNarrowed = ({ search, branch }: ListAddress): boolean =>
  search !== undefined || branch !== undefined

/** Whether a list of no default range shows all that its status has, so that it may say that nothing is left. */
export const isOfEverything = (address: ListAddress): boolean =>
  !isNarrowed(address) && address.from === undefined && address.to === undefined

/** A list's call, whose schema names the possible orders. */
interface SortedCall {
  readonly query: { readonly shape: { readonly sort: z.$ZodType } }
}

/** Removes an order that the list's call does not support, such as a mistyped one. */
export const inOrderOf = <Address extends ListAddress>(call: SortedCall, address: Address): Address =>
  z.safeParse(call.query.shape.sort, address.sort).success ? address : { ...address, sort: undefined }

/** `useAddress` for a list, without an order that its call does not support. */
export function useListAddress<Address extends ListAddress>(
  read: (search: Record<string, unknown>) => Address,
  call: SortedCall,
) {
  const [address, change] = useAddress(read)
  return [useMemo(() => inOrderOf(call, address), [call, address]), change] as const
}

export interface DayRange {
  from: string
  to: string
}

/**
 * The range of days of a list: by default from the first of the month to today (C2, W9). If only one end is given, the
 * default for the other never passes it.
 */
export function rangeOf({ from, to }: ListAddress, today: string): DayRange {
  const last = to ?? (from !== undefined && from > today ? from : today)
  return { from: from ?? firstOfMonth(last < today ? last : today), to: last }
}

/**
 * The range of days of a list of requests. They are mostly for other days than the present month's, so waiting ones are
 * shown for all days, unless a range is chosen.
 */
export const requestRange = (
  address: ListAddress & { status?: string | undefined },
  today: string,
): Partial<DayRange> =>
  address.status === 'requested'
    ? { ...(address.from && { from: address.from }), ...(address.to && { to: address.to }) }
    : rangeOf(address, today)

/** Widens the range in a list's address so that it includes a record's days; the page is reset then. */
export function widenRange(
  parameters: URLSearchParams,
  { from, to }: Partial<DayRange>,
  { date, dateEnd }: { date: Day; dateEnd: Day },
): void {
  const change = (key: 'from' | 'to', day: Day) => {
    parameters.set(key, day)
    parameters.delete('page')
  }
  if (from !== undefined && dateEnd < from) change('from', date)
  if (to !== undefined && date > to) change('to', dateEnd)
}
