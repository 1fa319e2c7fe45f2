import { firstOfMonth } from '@tahi/domain'
import { numberIn, textIn } from './address.ts'

/** What the address of every list may say; a list adds the filters that are its own. */
export interface ListAddress {
  page?: number | undefined
  pageSize?: number | undefined
  /** 'field' or '-field'. */
  sort?: string | undefined
  search?: string | undefined
  /** A branch's id; undefined is all in scope. */
  branch?: string | undefined
  /** 'YYYY-MM-DD', both included. */
  from?: string | undefined
  to?: string | undefined
}

export const readListAddress = (search: Record<string, unknown>): ListAddress => ({
  page: numberIn(search, 'page'),
  pageSize: numberIn(search, 'pageSize'),
  sort: textIn(search, 'sort'),
  search: textIn(search, 'search'),
  branch: textIn(search, 'branch'),
  from: textIn(search, 'from'),
  to: textIn(search, 'to'),
})

export interface DayRange {
  from: string
  to: string
}

/** The days asked for: by default from the first of the month to today (C2, W9). */
export const rangeOf = ({ from, to }: ListAddress, today: string): DayRange => ({
  from: from ?? firstOfMonth(today),
  to: to ?? today,
})
