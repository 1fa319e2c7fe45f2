import type { updatePerson as call, Request } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { orNotFound, stale } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import type { Sessions } from '../identity/index.ts'
import { refuseTakenClockNumber } from './clock-number-taken.ts'
import { decideChange, refuseErrors } from './decide-person.ts'
import { decideRate } from './decide-rate.ts'
import { type Office, officeFor } from './office.ts'
import { asKnownTo, type PersonEntry, toRecord } from './person.ts'
import { pictureOf } from './picture.ts'
import { lockPlaces, noPlaces } from './places.ts'
import { findPerson, lockPeople } from './repository.ts'
import { differences, type SentFields, withSent } from './sent-fields.ts'
import { writeChanges } from './write-changes.ts'

type Body = Request<typeof call>['body']

/** Changes a person; of the caller's own record only what `decideChange` allows. */
export const updatePerson =
  (sessions: Sessions) =>
  async (
    services: Services,
    { body }: Request<typeof call>,
    { context }: Origin,
  ): Promise<Result<typeof call>> => {
    const office = await officeFor(services, sessions, [body._id])
    return services.database.work(context(), (work) => changePerson(work, office, body))
  }

/** @throws Refusal not_found, stale; not_allowed or invalid with every refused field */
export async function changePerson(
  work: Work,
  office: Office & Pick<Services, 'files'>,
  { _id, version, avatar, ...sent }: Body,
): Promise<Result<typeof call>> {
  const { scope, today } = work
  const { addresses } = office.files
  const places = movesAnybody(sent) ? await lockPlaces(work, [sent], [_id]) : noPlaces
  const before = orNotFound((await lockPeople(work, [_id]))[0])
  const picture = avatar ? addresses.fileOf(avatar) : avatar
  if (
    isOutdated(version, before.version) &&
    !isAs(asKnownTo(scope, before), { ...sent, avatarFileId: picture }, today)
  )
    throw stale(toRecord(before, work, addresses))

  const avatarFileId = await pictureOf(work, addresses, avatar, before.avatarFileId)
  const decision = decideChange(before, { ...sent, avatarFileId }, { scope, today, places })
  refuseErrors(decision)
  await refuseTakenClockNumber(work, decision.person)
  await writeChanges(work, office, [{ before, decision }])

  return toRecord(await findPerson(work, _id), work, addresses)
}

/** Whether the person already has the sent values: a save that is repeated after a lost reply finds its own result. */
const isAs = (person: PersonEntry, sent: SentFields, today: Day): boolean => {
  const { rate, errors } = decideRate(person.rates, sent, person.leftOn ?? today)
  return differences(person, withSent(person, sent)).length === 0 && rate === null && errors.length === 0
}

const movesAnybody = ({ role, branchId, departmentId, designationId, status }: Omit<Body, '_id'>): boolean =>
  [role, branchId, departmentId, designationId, status].some((sent) => sent !== undefined)
