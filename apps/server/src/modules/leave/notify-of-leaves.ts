import { applicationPages, recordKeepers, screens, texts } from '@tahi/contract'
import { formatDay, type LeaveState } from '@tahi/domain'
import type { Work } from '../../platform/work.ts'
import { notify } from '../notifications/index.ts'
import type { LeaveRow } from './leave.ts'

/** Tells who decides about a branch's leaves that one was requested. */
export const notifyOfRequest = (work: Work, row: LeaveRow): Promise<void> => {
  const { title, message } = texts.notification.leaveRequested
  const name = `${row.firstName} ${row.lastName}`
  return notify(work, {
    kind: 'leaveRequested',
    by: work.scope.personId,
    notices: [
      {
        to: { roles: recordKeepers, branchId: row.branchId },
        title,
        message: message(name, formatDay(row.firstDay), formatDay(row.lastDay)),
        href: `${screens.leaveForm.path}?id=${row.id}`,
      },
    ],
  })
}

/** Tells everybody whose leave was decided about what came of it; never who did it themselves. */
export const notifyOfDecision = (
  work: Work,
  rows: readonly LeaveRow[],
  decision: LeaveState | 'withdrawn',
): Promise<void> => {
  const { titles, message } = texts.notification.leaveDecided
  return notify(work, {
    kind: 'leaveDecided',
    by: work.scope.personId,
    notices: rows.map(({ personId, firstDay, lastDay }) => ({
      to: [personId],
      title: titles[decision],
      message: message(formatDay(firstDay), formatDay(lastDay)),
      href: screens.leaves.path,
      applicationHref: applicationPages.leave,
    })),
  })
}
