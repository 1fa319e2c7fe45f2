import { type updatePerson as call, clientOf, type Request } from '@tahi/contract'
import { type Day, ratesToWrite } from '@tahi/domain'
import { audit } from '../../platform/audit.ts'
import { notFound, Refusal, stale } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { endSessionsOf, type Sessions } from '../identity/index.ts'
import { type Change, writeChanges } from './change-branches.ts'
import { refuseTakenClockNumber } from './clock-number-taken.ts'
import { type Decision, decideChange } from './decide-person.ts'
import { decideRate } from './decide-rate.ts'
import { asKnownTo, type PersonEntry, toRecord } from './person.ts'
import { pictureOf } from './picture.ts'
import { lockPlaces, noPlaces } from './places.ts'
import { newRates, writeRates } from './rates.ts'
import { findPeople, lockPeople } from './repository.ts'
import { differences, type SentFields, withSent } from './sent-fields.ts'
import { change, rateChanges } from './trail.ts'

type Body = Request<typeof call>['body']

/** The services that a change needs besides its transaction. */
export interface Office {
  readonly sessions: Sessions
  readonly files: Services['files']
}

/** Changes a person; of the caller's own record only what `decideChange` allows. */
export const updatePerson =
  (sessions: Sessions) =>
  async (
    { database, files }: Services,
    { body }: Request<typeof call>,
    { context }: Origin,
  ): Promise<Result<typeof call>> =>
    database.work(context(), (work) => changePerson(work, { sessions, files }, body))

/** @throws Refusal not_found, stale; not_allowed or invalid with every refused field */
export async function changePerson(
  work: Work,
  { sessions, files: { addresses } }: Office,
  { _id, version, avatar, ...sent }: Body,
): Promise<Result<typeof call>> {
  const { scope, today } = work
  const places = movesAnybody(sent) ? await lockPlaces(work, [sent], [_id]) : noPlaces
  const [before] = await lockPeople(work, [_id])
  if (!before) throw notFound()
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
  if (await write(work, before, decision)) work.afterCommit(() => sessions.forget(_id))

  const [after] = await findPeople(work, [_id])
  if (!after) throw notFound()
  return toRecord(after, work, addresses)
}

/** Whether the person already has the sent values: a save that is repeated after a lost reply finds its own result. */
const isAs = (person: PersonEntry, sent: SentFields, today: Day): boolean => {
  const { rate, errors } = decideRate(person.rates, sent, today)
  return differences(person, withSent(person, sent)).length === 0 && rate === null && errors.length === 0
}

const movesAnybody = ({ role, branchId, departmentId, designationId, status }: Omit<Body, '_id'>): boolean =>
  [role, branchId, departmentId, designationId, status].some((sent) => sent !== undefined)

/** @throws Refusal invalid or not_allowed, with all errors at once */
export function refuseErrors({ errors, notAllowed }: Pick<Decision, 'errors' | 'notAllowed'>): void {
  const [first] = errors
  if (first) throw new Refusal(notAllowed ? 'not_allowed' : 'invalid', first.msg, { errors: [...errors] })
}

/**
 * Whether a change ends the person's sessions: when they are deactivated, or when the new role signs in to the other
 * client. A promoted employee must not keep a phone session of 90 days.
 */
export const losesSessions = ({ before, after }: Change): boolean =>
  (before.active && !after.active) || clientOf(before.role) !== clientOf(after.role)

/** @returns whether anything changed; without a difference nothing is written, so that a repeated request is harmless */
async function write(work: Work, before: PersonEntry, { person: after, rate }: Decision): Promise<boolean> {
  const changed = differences(before, after).length > 0
  if (!changed && !rate) return false
  await writeChanges(work, [{ before, after }])
  if (rate) {
    const rates = ratesToWrite(before.rates, rate)
    await writeRates(work, newRates(after, rates))
    await audit(work, rateChanges(after, before.rates, rates))
  }
  if (changed) await audit(work, change({ before, after }))
  if (losesSessions({ before, after })) await endSessionsOf(work, [after.id])
  return true
}
