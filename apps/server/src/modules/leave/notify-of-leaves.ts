import { applicationPages, recordKeepers, screens, texts, usualOfKeepersRequests } from '@tahi/contract'
import { formatDay, type LeaveState } from '@tahi/domain'
import { keepsOwn } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { notify } from '../notifications/index.ts'
import type { LeaveRow } from './leave.ts'

/**
 * Notifies those who decide on a branch's leaves of a new request. A record keeper's request also goes to the HR Manager,
 * who gets no other notifications of the branches by default: often nobody else can decide it (decision 0023).
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

/** Notifies people whose leave was decided, withdrawn or moved to other days; never the person who did it. */
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
