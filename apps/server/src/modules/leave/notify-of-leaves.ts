import { applicationPages, recordKeepers, screens, texts, usualOfKeepersRequests } from '@tahi/contract'
import { formatDay, type LeaveState } from '@tahi/domain'
import { keepsOwn } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { closeTopics, leaveOf, notify, takeBackTopic } from '../notifications/index.ts'
import type { LeaveRow } from './leave.ts'

/**
 * Notifies those who decide on a branch's leaves of a new request. A record keeper's request also goes to the HR Manager,
 * who gets no other notifications of the branches by default: often nobody else can decide it (decision 0023). This takes
 * the place of what was said of the same request before, such as its former days.
 */
export async function notifyOfRequest(work: Work, row: LeaveRow): Promise<void> {
  const { title, message } = texts.notification.leaveRequested
  const name = `${row.firstName} ${row.lastName}`
  await takeBackRequest(work, row)
  await notify(work, {
    kind: 'leaveRequested',
    by: work.scope.personId,
    ...(keepsOwn(work.scope, row.personId) && { usual: usualOfKeepersRequests }),
    notices: [
      {
        to: { roles: recordKeepers, branchId: row.branchId },
        title,
        message: message(name, formatDay(row.firstDay), formatDay(row.lastDay)),
        href: `${screens.leaveForm.path}?id=${row.id}`,
        topic: leaveOf(row.id),
      },
    ],
  })
}

/** Takes back what was said of a request that can no longer be opened. */
export const takeBackRequest = (work: Work, { id }: Pick<LeaveRow, 'id'>): Promise<void> =>
  takeBackTopic(work, leaveOf(id))

/**
 * Notifies people whose leave was decided, withdrawn or moved to other days; never the person who did it. A decided
 * request is no news any more to others who could decide.
 */
export async function notifyOfDecision(
  work: Work,
  rows: readonly LeaveRow[],
  decision: LeaveState | 'withdrawn' | 'moved',
): Promise<void> {
  const { titles, message } = texts.notification.leaveDecided
  if (decision !== 'moved')
    await closeTopics(
      work,
      rows.map(({ id }) => leaveOf(id)),
    )
  await notify(work, {
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
