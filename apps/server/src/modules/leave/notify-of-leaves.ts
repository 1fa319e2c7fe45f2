import { applicationPages, screens, texts } from '@tahi/contract'
import { formatDay, fullName, type LeaveState } from '@tahi/domain'
import type { Work } from '../../platform/work.ts'
import {
  closeTopics,
  leaveOf,
  notify,
  notifyOfRequests,
  takeBackFromEverybody,
} from '../notifications/index.ts'
import type { LeaveRow } from './leave.ts'

/**
 * Notifies those who decide on a branch's leaves of a new request. This takes the place of what was said of the same
 * request before, such as its former days.
 */
export async function notifyOfRequest(work: Work, row: LeaveRow): Promise<void> {
  await takeBackRequests(work, [row])
  await tellOfRequests(work, [row], work.scope.personId)
}

/**
 * Takes back what the former branch was told of leaves that moved with their people or with a decision, and notifies the
 * new one of those that wait: whoever moved these may have to decide, too.
 */
export async function notifyOfMoved(work: Work, rows: readonly LeaveRow[]): Promise<void> {
  if (rows.length === 0) return
  await takeBackRequests(work, rows)
  const waiting = rows.filter(({ state }) => state === 'requested')
  await tellOfRequests(work, waiting, null)
}

const tellOfRequests = (work: Work, rows: readonly LeaveRow[], by: string | null): Promise<void> => {
  const { title, message } = texts.notification.leaveRequested
  return notifyOfRequests(work, { kind: 'leaveRequested', by }, rows, (row) => ({
    title,
    message: message(fullName(row), formatDay(row.firstDay), formatDay(row.lastDay)),
    href: `${screens.leaveForm.path}?id=${row.id}`,
    topic: leaveOf(row.id),
  }))
}

/** Takes back what was said of requests that can no longer be opened, or are told anew. */
export const takeBackRequests = (work: Work, rows: readonly Pick<LeaveRow, 'id'>[]): Promise<void> =>
  takeBackFromEverybody(
    work,
    rows.map(({ id }) => leaveOf(id)),
  )

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
