import { keepsRecords, type Role, recordKeepers } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'
import type { Notice } from './notice.ts'
import { notify } from './notify.ts'

/** A request that waits, with the role that its person has now. */
interface Waiting {
  readonly personId: string
  readonly role: Role
  readonly branchId: string
}

/**
 * Notifies those who decide on requests of a branch's people. A record keeper's request is a kind of its own: often only
 * the HR Manager can decide it (decision 0023), who gets no other notifications of the branches by default.
 * @param asked.by who asked; null: whoever asked may have to decide, too
 */
export async function notifyOfRequests<Row extends Waiting>(
  work: Work,
  asked: { kind: 'leaveRequested' | 'correctionRequested'; by: string | null },
  rows: readonly Row[],
  said: (row: Row) => Omit<Notice, 'to'>,
): Promise<void> {
  const notices = (keeper: boolean) =>
    rows
      .filter(({ role }) => keepsRecords(role) === keeper)
      .map((row) => ({
        ...said(row),
        to: { roles: recordKeepers, branchId: row.branchId, butPeople: [row.personId] },
      }))
  await notify(work, { ...asked, notices: notices(false) })
  await notify(work, { ...asked, kind: 'keeperRequested', notices: notices(true) })
}
