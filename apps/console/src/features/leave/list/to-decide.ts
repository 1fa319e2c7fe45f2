import type { LeaveQuery } from '../leave-paper.ts'

/** Those leaves of a filtered list that wait for a decision. */
export const toDecide = (query: LeaveQuery): LeaveQuery => ({ ...query, status: 'requested', sort: 'date' })
