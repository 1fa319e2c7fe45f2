import { applicationPages, screens, texts } from '@tahi/contract'
import { formatDay, fullName, monthOf } from '@tahi/domain'
import type { Work } from '../../../platform/work.ts'
import {
  closeTopics,
  correctionOf,
  notify,
  notifyOfRequests,
  takeBackFromEverybody,
} from '../../notifications/index.ts'
import type { CorrectionRow } from './correction.ts'

/** Notifies those who decide on a branch's attendance of a new correction request. */
export const notifyOfRequest = (work: Work, row: CorrectionRow): Promise<void> =>
  tellOfRequests(work, [row], work.scope.personId)

/**
 * The same of requests that moved to another branch with their people, in place of what was said in the former one:
 * whoever moved these may have to decide, too.
 */
export async function notifyOfMoved(work: Work, rows: readonly CorrectionRow[]): Promise<void> {
  await takeBackRequests(work, rows)
  await tellOfRequests(work, rows, null)
}

const tellOfRequests = (work: Work, rows: readonly CorrectionRow[], by: string | null): Promise<void> => {
  const { title, message } = texts.notification.correctionRequested
  return notifyOfRequests(work, { kind: 'correctionRequested', by }, rows, (row) => ({
    title,
    message: message(fullName(row), formatDay(row.day)),
    href: `${screens.corrections.path}?status=requested`,
    topic: correctionOf(row.id),
  }))
}

/** Takes back what was said of requests that wait for nobody, or for others. */
export const takeBackRequests = (work: Work, rows: readonly CorrectionRow[]): Promise<void> =>
  takeBackFromEverybody(
    work,
    rows.map(({ id }) => correctionOf(id)),
  )

/** Notifies who asked of the decision. It is no news any more to others who could decide. */
export async function notifyOfDecision(
  work: Work,
  row: CorrectionRow,
  decision: 'accepted' | 'refused',
): Promise<void> {
  const { titles, message } = texts.notification.correctionDecided
  await closeTopics(work, [correctionOf(row.id)])
  await notify(work, {
    kind: 'correctionDecided',
    by: work.scope.personId,
    notices: [
      {
        to: [row.personId],
        title: titles[decision],
        message: message(formatDay(row.day)),
        href: screens.attendance.path,
        applicationHref: applicationPages.attendance(monthOf(row.day)),
      },
    ],
  })
}
