import { type addPerson as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import type { Work } from '../../platform/work.ts'
import { hashPassword, type Sessions, setPasswords } from '../identity/index.ts'
import { refuseTakenClockNumber } from './clock-number-taken.ts'
import { refuseDeactivatedAccount } from './deactivated-account.ts'
import { decideNew, refuseErrors } from './decide-person.ts'
import { type Office, officeFor } from './office.ts'
import { toRecord } from './person.ts'
import { pictureOf } from './picture.ts'
import { lockPlaces } from './places.ts'
import { newRates, writeRates } from './rates.ts'
import { findPeople, findPerson, insertPeople, nextCodes } from './repository.ts'
import { addition, rateChange } from './trail.ts'
import { changePerson } from './update-person.ts'

type Body = Request<typeof call>['body']

/**
 * Adds a person. The first password is the one given or the birthday, and must be changed at the first sign-in (D2). If
 * the `_id` exists, that person is changed, except for the password: a repeated request is harmless (D1 create).
 */
export const addPerson =
  (sessions: Sessions) =>
  async (
    services: Services,
    { body }: Request<typeof call>,
    { context }: Origin,
  ): Promise<Result<typeof call>> => {
    const password = body.password ?? body.birthday
    // Before the transaction: hashing takes tens of milliseconds, during which no connection should be held.
    const hash = password ? await hashPassword(password) : null
    const office = await officeFor(services, sessions, body._id ? [body._id] : [])
    return services.database.work(context(), (work) => add(work, office, body, hash))
  }

async function add(
  work: Work,
  office: Office & Pick<Services, 'files'>,
  body: Body,
  hash: string | null,
): Promise<Result<typeof call>> {
  const id = body._id ?? newId()
  const known = body._id === id ? await findPeople(work, [id]) : []
  const { _id, password, version, ...sent } = body
  if (known.length > 0 || !(await create(work, office, { ...sent, _id: id }, hash)))
    return changePerson(work, office, { ...sent, _id: id, version })
  return toRecord(await findPerson(work, id), work, office.files.addresses)
}

/** @returns false when the id is taken: by the same request sent twice, or by a person out of scope */
async function create(
  work: Work,
  { files: { addresses } }: Pick<Services, 'files'>,
  { _id: id, avatar, ...body }: Omit<Body, '_id' | 'password' | 'version'> & { _id: string },
  hash: string | null,
): Promise<boolean> {
  const { scope, today } = work
  const sent = { ...body, branchId: body.branchId ?? scope.branchId }
  const places = await lockPlaces(work, [sent], [])
  const avatarFileId = await pictureOf(work, addresses, avatar, null)
  const [next] = await nextCodes(work, sent.userId === undefined ? 1 : 0)
  const code = sent.userId ?? next ?? ''
  const { person, rate, errors } = decideNew(
    { id, code },
    { ...sent, avatarFileId },
    { scope, today, places },
  )
  const nothingToSignInWith = hash === null ? [{ path: 'birthday', msg: texts.person.birthdayNeeded }] : []
  refuseErrors({ errors: [...errors, ...nothingToSignInWith] })

  await refuseDeactivatedAccount(work, person)
  await refuseTakenClockNumber(work, person)
  const written = await insertPeople(work, [person])
  if (written.length === 0) return false
  if (hash !== null) await setPasswords(work, [{ personId: id, hash }])
  await audit(work, addition(person))
  if (rate) {
    await writeRates(work, newRates(person, [rate]))
    await audit(work, rateChange(person, { after: rate }))
  }
  return true
}
