import { type Request, type requestCorrection, texts } from '@tahi/contract'
import { type Day, parseWallTimeOrNone } from '@tahi/domain'
import { sql } from 'kysely'
import { conflict, invalid } from '../../../platform/errors.ts'
import { lockPerson } from '../../../platform/lock-people.ts'
import type { Work } from '../../../platform/work.ts'
import { coveredByPayslip } from '../covering-payslip.ts'
import { findRecord } from '../repository.ts'
import { readTimes } from '../times.ts'
import type { CorrectionFields } from './repository.ts'

/** What a request may send. */
export type CorrectionBody = Request<typeof requestCorrection>['body']

/**
 * The fields of a request as they are stored. Locks the person's row, so that no other request or payslip is written at
 * the same time.
 * @throws Refusal invalid when the times are impossible, in the future, or those that the day has already
 */
export async function askedFields(
  work: Work,
  day: Day,
  asked: Pick<CorrectionBody, 'timeIn' | 'timeOut' | 'shownTimeOut'> & { reason: string },
): Promise<CorrectionFields> {
  const { scope, today, time } = work
  const { timeIn, timeOut } = readTimes(asked)
  if (timeIn === null) throw invalid('timeIn', texts.correction.timesMissing)
  if (day === today && timeIn > time) throw invalid('timeIn', texts.correction.notYet)
  if (day === today && timeOut !== null && timeOut > time) throw invalid('timeOut', texts.correction.notYet)
  await lockPerson(work, scope.personId)
  const record = await findRecord(work, { personId: scope.personId, day })
  if (record && record.timeIn === timeIn && record.timeOut === timeOut)
    throw invalid('timeIn', texts.correction.unchanged)
  const { shownTimeOut, reason } = asked
  const recordedOut =
    shownTimeOut === undefined ? (record?.timeOut ?? null) : parseWallTimeOrNone(shownTimeOut)
  return { timeIn, timeOut, recordedOut, reason }
}

/** @throws Refusal conflict when a payslip covers the day and so settles it */
export async function refuseCovered({ queries, scope }: Work, day: Day): Promise<void> {
  const { rows } = await sql<{ covered: boolean }>`
    select ${coveredByPayslip(sql`${scope.personId}::uuid`, sql`${day}::date`)} as covered`.execute(queries)
  if (rows[0]?.covered) throw conflict(texts.correction.coveredByPayslip)
}
