import { applicationPages, recordKeepers, screens, texts, usualOfKeepersRequests } from '@tahi/contract'
import { formatDay, type LeaveState } from '@tahi/domain'
import { keepsOwn } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { notify } from '../notifications/index.ts'
import type { LeaveRow } from './leave.ts'

/**
 * Tells who decides about a branch's leaves that one was requested. One of who keeps the records is told to the HR Manager as
 * well, whatever else of the branches is not: often nobody else can decide it (decision 0023).
 */
export const notifyOfRequest = (work: Work, row: LeaveRow): Promise<void> => {
  const { title, message } = texts.notification.leaveRequested
  const name = `${row.firstName} ${row.lastName}`
  return notify(work, {
    kind: 'leaveRequested',
    by: work.scope.personId,
    ...(keepsOwn(work.scope, row.personId) && { usual: usualOfKeepersRequests }),
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

/** Tells everybody whose leave was decided about, or given other days, what came of it; never who did it themselves. */
export const notifyOfDecision = (
  work: Work,
  rows: readonly LeaveRow[],
  decision: LeaveState | 'withdrawn' | 'moved',
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
