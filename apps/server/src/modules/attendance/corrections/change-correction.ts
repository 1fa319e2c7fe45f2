import { type Correction, texts } from '@tahi/contract'
import { formatWallTimeOrNone } from '@tahi/domain'
import { about, audit } from '../../../platform/audit.ts'
import { conflict, invalid, stale } from '../../../platform/errors.ts'
import { isOutdated } from '../../../platform/versions.ts'
import type { Work } from '../../../platform/work.ts'
import { askedFields, type CorrectionBody, refuseCovered } from './asked-fields.ts'
import { actionsOn, type CorrectionRow, toCorrection, trail } from './correction.ts'
import { lockCorrection, updateCorrection } from './repository.ts'
import { tellCorrection } from './tell-correction.ts'

/**
 * Changes the fields that were sent of an open request. Without a difference nothing is written, so that a repeated
 * request is harmless.
 * @param row locked, with its person
 */
export async function changeCorrection(
  work: Work,
  row: CorrectionRow,
  body: CorrectionBody,
): Promise<CorrectionRow> {
  if (body.date !== undefined && body.date !== row.day) throw invalid('date', texts.correction.dateLocked)
  const kept = toCorrection(row, work.scope)
  const { timeIn = kept.timeIn, timeOut = kept.timeOut, reason = kept.reason, shownTimeOut } = body
  if (timeIn === kept.timeIn && isSameOut(row, kept, { timeOut, shownTimeOut }) && reason === kept.reason)
    return row
  if (isOutdated(body.version, row.version)) throw stale(kept)
  if (!actionsOn(row, work.scope).includes('edit')) throw conflict(texts.correction.decided)
  const fields = await askedFields(work, row.day, { timeIn, timeOut, shownTimeOut, reason })
  await refuseCovered(work, row.day)

  await updateCorrection(work, row.id, fields)
  const after = await lockCorrection(work, row.id)
  await audit(work, {
    ...about('correction', row),
    action: 'correction.change',
    before: trail(row),
    after: trail(after),
  })
  tellCorrection(work, after)
  return after
}

/**
 * Whether the request still asks for the same time out. A repeated request does, even if the day has got a time out
 * since. Asking for no time out removes the one that the employee saw; if the employee has seen another one since, the
 * request is different.
 */
function isSameOut(
  { askedOut, recordedOut }: CorrectionRow,
  kept: Correction,
  { timeOut, shownTimeOut }: Pick<CorrectionBody, 'timeOut' | 'shownTimeOut'>,
): boolean {
  if (timeOut === kept.timeOut) return true
  const sawAnother =
    timeOut === '' && shownTimeOut !== undefined && shownTimeOut !== formatWallTimeOrNone(recordedOut)
  return timeOut === formatWallTimeOrNone(askedOut) && !sawAnother
}
