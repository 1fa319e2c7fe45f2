import type { LeaveFields, StoredEntry } from '../../platform/queue/entry.ts'

/** A request, or a change of one, that only this phone has. */
export interface WaitingLeave extends LeaveFields {
  readonly _id: string
  readonly place: number
  /** Why the server refused it. */
  readonly refused?: string
}

export interface WaitingLeaves {
  /** The latest waiting entry, by the leave's id. */
  readonly saved: ReadonlyMap<string, WaitingLeave>
  /** Leaves with a waiting withdrawal. */
  readonly withdrawn: ReadonlySet<string>
  /** Withdrawals that the server refused, by the leave's id. */
  readonly refusedWithdrawals: ReadonlyMap<string, { readonly place: number; readonly refused: string }>
}

/** The state of one's leaves in the queue, from its entries in order. */
export function waitingLeaves(entries: readonly StoredEntry[]): WaitingLeaves {
  const saved = new Map<string, WaitingLeave>()
  const withdrawn = new Set<string>()
  const refusedWithdrawals = new Map<string, { place: number; refused: string }>()
  for (const { kind, body, place, refused } of entries) {
    if (kind === 'leave') saved.set(body._id, { ...body, place, ...(refused && { refused }) })
    if (kind === 'withdrawLeave' && refused === undefined) withdrawn.add(body._id)
    if (kind === 'withdrawLeave' && refused !== undefined)
      refusedWithdrawals.set(body._id, { place, refused })
  }
  return { saved, withdrawn, refusedWithdrawals }
}
