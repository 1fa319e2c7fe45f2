import { type requestCorrection as call, limits, type Request, texts } from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { about, audit } from '../../../platform/audit.ts'
import { conflict, invalid, notFound } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { askedFields, type CorrectionBody, refuseCovered } from './asked-fields.ts'
import { changeCorrection } from './change-correction.ts'
import { type CorrectionRow, toCorrection, trail } from './correction.ts'
import { notifyOfRequest } from './notify-of-corrections.ts'
import {
  findAndLockCorrection,
  hasManyWaiting,
  insertCorrection,
  isAnotherOpen,
  lockCorrection,
} from './repository.ts'
import { tellCorrection } from './tell-correction.ts'

/** Requests a correction of one of the caller's own days, or changes the request with this `_id` (D1 create). */
export async function requestCorrection(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const id = body._id
  const known = id === undefined ? undefined : await findAndLockCorrection(work, id)
  const saved = known ? await changeCorrection(work, known, body) : await request(work, body)
  return toCorrection(saved, work.scope)
}

async function request(work: Work, body: CorrectionBody): Promise<CorrectionRow> {
  const { personId } = work.scope
  const { _id: id = newId(), date: day, reason } = body
  // With an id, the call is a change of a request that does not exist.
  if (!day) throw body._id ? notFound() : invalid('date', texts.correction.noDay)
  if (day > work.today) throw invalid('date', texts.correction.future)
  if (day < addDays(work.today, -limits.correctionDaysBack))
    throw invalid('date', texts.correction.tooLongAgo)
  if (!reason) throw invalid('reason', texts.correction.noReason)
  const fields = await askedFields(work, day, { ...body, reason })
  await refuseCovered(work, day)
  if (await isAnotherOpen(work, { id, personId, day })) throw conflict(texts.correction.openAlready)
  if (await hasManyWaiting(work, id)) throw conflict(texts.correction.tooManyWaiting)

  const written = await insertCorrection(work, { id, personId, day }, fields)
  // Refuses with not found when the id belongs to another person's request.
  const row = await lockCorrection(work, id)
  // The same request was sent twice, and the other one came first; what has been changed since is saved now.
  if (!written) return changeCorrection(work, row, body)
  await audit(work, {
    ...about('correction', { id, branchId: row.branchId }),
    action: 'correction.request',
    after: trail(row),
  })
  tellCorrection(work, row)
  await notifyOfRequest(work, row)
  return row
}
