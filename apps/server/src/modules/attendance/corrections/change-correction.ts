import { type Correction, texts } from '@tahi/contract'
import { formatWallTimeOrNone } from '@tahi/domain'
import { audit } from '../../../platform/audit.ts'
import { conflict, invalid, stale } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { askedFields, type CorrectionBody, refuseCovered } from './asked-fields.ts'
import { actionsOn, type CorrectionRow, toCorrection, trail } from './correction.ts'
import { lockCorrection, updateCorrection } from './repository.ts'
import { tellCorrection } from './tell-correction.ts'

/**
 * Changes what was sent of a request that waits. What changes nothing is left as it is, so that a repeated request is
 * harmless.
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
  if (body.version !== undefined && body.version !== row.version) throw stale(kept)
  if (!actionsOn(row, work.scope).includes('edit')) throw conflict(texts.correction.decided)
  const fields = await askedFields(work, row.day, { timeIn, timeOut, shownTimeOut, reason })
  await refuseCovered(work, row.day)

  await updateCorrection(work, row.id, fields)
  const after = await lockCorrection(work, row.id)
  await audit(work, {
    action: 'correction.change',
    entity: 'correction',
    entityId: row.id,
    branchId: row.branchId,
    before: trail(row),
    after: trail(after),
  })
  tellCorrection(work, after)
  return after
}

/**
 * What is sent again asks for what was asked, though the day may have a time out by now. Asking for none takes away the
 * one that was seen: who saw another by now asks for something else.
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
