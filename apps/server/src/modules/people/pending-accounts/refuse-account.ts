import { type refuseAccount as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../../platform/audit.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import { refusalLetter } from './letters.ts'
import { decidedSentences, holdRegistration, refuseRegistration } from './registrations.ts'

/** Refuses a pending account and mails the reason. The person may register again (D2 Registration). */
export async function refuseAccount(
  { database, mails }: Services,
  { body: { _id, reason } }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  await database.work(context(), async (work) => {
    const held = await holdRegistration(work, _id)
    if (held.state === 'refused' && held.decidedBy === work.scope.personId) return
    if (held.state !== 'waiting') throw conflict(decidedSentences[held.state])
    await refuseRegistration(work, held)
    await audit(work, {
      action: 'registration.refuse',
      entity: 'registration',
      entityId: _id,
      // A registration names no branch; the entry is filed where it was decided.
      branchId: work.scope.branchId,
      reason,
      before: { userId: held.code, email: held.email, role: held.role },
    })
    await mails.write(work.queries, work.now, { to: held.email, letter: refusalLetter(held.code, reason) })
    work.afterCommit(() => mails.wake())
  })
  return { success: true, msg: texts.pendingAccounts.refused }
}
