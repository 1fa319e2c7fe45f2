import { type decideCorrection as call, type Request, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { about, audit } from '../../../platform/audit.ts'
import { conflict, invalid, notAllowed, stale } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { keepsOwn } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { correctDay } from '../correct-times.ts'
import { type CorrectionRow, toCorrection, trail } from './correction.ts'
import { notifyOfDecision } from './notify-of-corrections.ts'
import { lockCorrection, settleCorrection } from './repository.ts'
import { tellCorrection } from './tell-correction.ts'

/** Accepts a request and writes its times to the day, or refuses it with an answer. Repeating a decision changes nothing. */
export async function decideCorrection(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const row = await lockCorrection(work, body._id)
  const state = body.accept ? 'accepted' : 'refused'
  if (row.state === state) return toCorrection(row, work.scope)
  if (keepsOwn(work.scope, row.personId)) throw notAllowed(texts.correction.ownDecision)
  if (row.state === 'withdrawn') throw conflict(texts.correction.withdrawn)
  if (row.state !== 'requested') throw conflict(decidedWords(row.decidedBy, row.state))
  if (body.version !== row.version || (body.accept && isDayChanged(row, body)))
    throw stale(toCorrection(row, work.scope))
  if (!body.accept && !body.answer) throw invalid('answer', texts.correction.answerNeeded)

  if (body.accept) await apply(work, row, body.shownClaims)
  await settleCorrection(work, row, { state, answer: body.answer || null })
  const after = await lockCorrection(work, row.id)
  await audit(work, {
    ...about('correction', row),
    action: body.accept ? 'correction.accept' : 'correction.refuse',
    before: trail(row),
    after: trail(after),
  })
  tellCorrection(work, after)
  await notifyOfDecision(work, after, state)
  return toCorrection(after, work.scope)
}

const decidedWords = (by: string | null, state: 'accepted' | 'refused'): string =>
  by === null ? texts.correction.decided : texts.correction.decidedBy(by, state)

/** Whether the day's record changed since the caller read it. A caller may leave the version out. */
const isDayChanged = (row: CorrectionRow, { currentVersion }: Request<typeof call>['body']) =>
  currentVersion !== undefined && currentVersion !== row.currentVersion

const apply = (
  work: Work,
  { id, personId, day, timeIn, timeOut, reason, ...row }: CorrectionRow,
  shownClaims: readonly string[] = [],
) =>
  correctDay(
    work,
    { personId, day },
    {
      times: { timeIn, timeOut },
      shownClaims,
      reason: texts.correction.askedBy(fullName(row), reason),
      correctionId: id,
    },
  )
