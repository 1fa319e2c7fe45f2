import { applicationPages, recordKeepers, screens, texts } from '@tahi/contract'
import { formatDay, monthOf } from '@tahi/domain'
import type { Work } from '../../../platform/work.ts'
import { closeTopics, correctionOf, notify, takeBackTopic } from '../../notifications/index.ts'
import type { CorrectionRow } from './correction.ts'

/** Notifies those who decide on a branch's attendance of a new correction request. */
export const notifyOfRequest = (work: Work, row: CorrectionRow): Promise<void> => {
  const { title, message } = texts.notification.correctionRequested
  return notify(work, {
    kind: 'correctionRequested',
    by: work.scope.personId,
    notices: [
      {
        to: { roles: recordKeepers, branchId: row.branchId },
        title,
        message: message(`${row.firstName} ${row.lastName}`, formatDay(row.day)),
        href: `${screens.corrections.path}?status=requested`,
        topic: correctionOf(row.id),
      },
    ],
  })
}

/** Takes back what was said of a request that is withdrawn: it waits for nobody. */
export const takeBackRequest = (work: Work, { id }: CorrectionRow): Promise<void> =>
  takeBackTopic(work, correctionOf(id))

/** Notifies the employee of the decision. It is no news any more to others who could decide. */
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
