import { type approveAccount as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../../platform/audit.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import { decideNew } from '../decide-person.ts'
import type { StoredPerson } from '../person.ts'
import { lockPlaces } from '../places.ts'
import { insertPeople, nextCodes } from '../repository.ts'
import { addition } from '../trail.ts'
import { refuseErrors } from '../update-person.ts'
import { approvalLetter } from './letters.ts'
import { approveRegistration, holdRegistration, type Registration } from './registrations.ts'

type Body = Request<typeof call>['body']

/**
 * Makes a pending account a person, with its user ID, e-mail address and password (D2 Registration). The person takes the
 * registration's id, so that a repeated request does not add another person.
 */
export async function approveAccount(
  { database, mails, config }: Services,
  { body }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  await database.work(context(), async (work) => {
    const held = await holdRegistration(work, body._id)
    if (held.state === 'approved' && held.decidedBy === work.scope.personId) return
    if (held.state !== 'waiting') throw conflict(decidedSentences[held.state])
    const person = await makePerson(work, held, body)
    await approveRegistration(work, held.id, person.id)
    await audit(work, addition(person))
    const letter = approvalLetter({ userId: person.code, role: held.role }, config.webAddress)
    await mails.write(work.queries, work.now, { to: held.email, letter })
    work.afterCommit(() => mails.wake())
  })
  return { success: true, msg: texts.pendingAccounts.approved }
}

export const decidedSentences = {
  approved: texts.pendingAccounts.alreadyApproved,
  refused: texts.pendingAccounts.alreadyRefused,
} as const

/** @throws Refusal invalid or conflict for invalid fields; not_found for a branch out of scope */
async function makePerson(
  work: Work,
  { id, code: registered, email, role }: Registration,
  { userId, branchId, departmentId, designationId, firstName, lastName }: Body,
): Promise<StoredPerson> {
  const { scope, today } = work
  const place = { branchId: branchId ?? scope.branchId, departmentId, designationId }
  const places = await lockPlaces(work, [place], [])
  // Also for its lock alone: until the end nobody else can take this person's code.
  const [next = ''] = await nextCodes(work, userId === '' ? 1 : 0)
  const { person, errors } = decideNew(
    { id, code: (userId ?? registered) || next },
    { ...place, firstName, lastName, email, role },
    { scope, today, places },
  )
  refuseErrors({ errors })
  await insertPeople(work, [person])
  return person
}
