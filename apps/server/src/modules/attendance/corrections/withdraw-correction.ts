import { type withdrawCorrection as call, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../../platform/audit.ts'
import { conflict, stale } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { isOutdated } from '../../../platform/versions.ts'
import type { Work } from '../../../platform/work.ts'
import { actionsOn, toCorrection, trail } from './correction.ts'
import { takeBackRequests } from './notify-of-corrections.ts'
import { lockCorrection, settleCorrection } from './repository.ts'
import { tellCorrection } from './tell-correction.ts'

/** Withdraws one of the caller's own open requests. Repeating it is harmless. */
export async function withdrawCorrection(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const row = await lockCorrection(work, body._id)
  if (row.state === 'withdrawn') return toCorrection(row, work.scope)
  if (isOutdated(body.version, row.version)) throw stale(toCorrection(row, work.scope))
  if (!actionsOn(row, work.scope).includes('withdraw')) throw conflict(texts.correction.decided)
  await settleCorrection(work, row, { state: 'withdrawn', answer: null })
  const after = await lockCorrection(work, row.id)
  await audit(work, {
    ...about('correction', row),
    action: 'correction.withdraw',
    before: trail(row),
    after: trail(after),
  })
  tellCorrection(work, after)
  await takeBackRequests(work, [after])
  return toCorrection(after, work.scope)
}
