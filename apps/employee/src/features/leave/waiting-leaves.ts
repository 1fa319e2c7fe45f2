import type { LeaveType } from '@tahi/domain'
import type { StoredEntry } from '../../platform/queue/entry.ts'

/** What of a leave is entered; a change leaves out the type, which stays. */
export interface LeaveFields {
  readonly leaveType?: LeaveType
  readonly date: string
  readonly dateEnd: string
  readonly details: string
}

/** A request, or a change of one, that is on this phone alone. */
export interface WaitingLeave extends LeaveFields {
  readonly _id: string
  readonly place: number
  /** Why the server did not take it. */
  readonly refused?: string
}

export interface WaitingLeaves {
  /** By the leave's id the latest that waits. */
  readonly saved: ReadonlyMap<string, WaitingLeave>
  /** Leaves whose withdrawal waits. */
  readonly withdrawn: ReadonlySet<string>
  /** Withdrawals that the server refused, by the leave's id. */
  readonly refusedWithdrawals: ReadonlyMap<string, { readonly place: number; readonly refused: string }>
}

/** What the queue holds of one's leaves, in the order it was done. */
export function waitingLeaves(entries: readonly StoredEntry[]): WaitingLeaves {
  const saved = new Map<string, WaitingLeave>()
  const withdrawn = new Set<string>()
  const refusedWithdrawals = new Map<string, { place: number; refused: string }>()
  for (const { kind, body, place, refused } of entries) {
    if (kind === 'leave')
      saved.set(body._id, {
        ...(body as unknown as LeaveFields & { _id: string }),
        place,
        ...(refused && { refused }),
      })
    if (kind === 'withdrawLeave' && refused === undefined) withdrawn.add(body._id)
    if (kind === 'withdrawLeave' && refused !== undefined)
      refusedWithdrawals.set(body._id, { place, refused })
  }
  return { saved, withdrawn, refusedWithdrawals }
}
