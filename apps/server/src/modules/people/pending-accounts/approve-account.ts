import { type approveAccount as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../../platform/audit.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Origin, Result } from '../../../platform/http/binding.ts'
import type { Services } from '../../../platform/services.ts'
import type { Work } from '../../../platform/work.ts'
import { type Mailing, mailPasswordLinks } from '../../identity/index.ts'
import { decideNew, refuseErrors } from '../decide-person.ts'
import { decidePlace } from '../decide-place.ts'
import type { StoredPerson } from '../person.ts'
import { lockPlaces, noPlaces } from '../places.ts'
import { findPeople, insertPeople, nextCodes } from '../repository.ts'
import { differences, withSent } from '../sent-fields.ts'
import { addition } from '../trail.ts'
import { approvalLetter } from './letters.ts'
import {
  approveRegistration,
  decidedSentences,
  holdRegistration,
  type Registration,
} from './registrations.ts'

type Body = Request<typeof call>['body']

/**
 * Makes a pending account a person, with its user ID, e-mail address and password (D2 Registration); of a contested one
 * the password is chosen by mail instead. The person takes the registration's id, so that a repeated request does not add
 * another person. A request with other details is no repeated one: it changes nothing, and is told so.
 */
export async function approveAccount(
  services: Services,
  { body }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  await services.database.work(context(), async (work) => {
    const held = await holdRegistration(work, body._id)
    if (held.state === 'approved' && held.decidedBy === work.scope.personId && (await isSo(work, body)))
      return
    if (held.state !== 'waiting') throw conflict(decidedSentences[held.state])
    const person = await makePerson(work, held, body)
    await approveRegistration(work, held, person.id)
    await audit(work, addition(person))
    if (held.contested) await mailPasswordLinks(work, services, [person], 'contested')
    else await mailApproval(work, services, person, held.role)
  })
  return { success: true, msg: texts.pendingAccounts.approved }
}

async function mailApproval(
  work: Work,
  { mails, config }: Mailing,
  { code, email }: StoredPerson,
  role: Registration['role'],
): Promise<void> {
  const letter = approvalLetter({ userId: code, role }, config.webAddress)
  await mails.write(work.queries, work.now, { to: email, letter })
  work.afterCommit(() => mails.wake())
}

/** Whether the person that the caller made of the account has what is sent. */
async function isSo(work: Work, { _id, ...sent }: Body): Promise<boolean> {
  const [person] = await findPeople(work, [_id])
  if (!person) return false
  // An empty user ID left the choice to the server.
  const fields = { ...sent, userId: sent.userId || undefined, branchId: branchOf(work, sent) ?? undefined }
  const { person: wanted } = decidePlace(person, withSent(person, fields), noPlaces)
  return differences(person, wanted).length === 0
}

/** The branch that is sent, else the HR Admin's own. */
const branchOf = ({ scope }: Work, { branchId }: Pick<Body, 'branchId'>) => branchId ?? scope.branchId

/** @throws Refusal invalid or conflict for invalid fields; not_found for a branch out of scope */
async function makePerson(
  work: Work,
  { id, code: registered, email, role }: Registration,
  { userId, branchId, departmentId, designationId, firstName, lastName }: Body,
): Promise<StoredPerson> {
  const { scope, today } = work
  const place = { branchId: branchOf(work, { branchId }), departmentId, designationId }
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
