import { type removeRate as call, type Request, texts } from '@tahi/contract'
import { ratesToMend } from '@tahi/domain'
import { audit } from '../../platform/audit.ts'
import { invalid, notAllowed, orNotFound, stale } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { isOutdated } from '../../platform/versions.ts'
import { keeps } from './abilities.ts'
import { toRecord } from './person.ts'
import { deleteRate, newRates, writeRates } from './rates.ts'
import { findPerson, lockPeople, touchPerson } from './repository.ts'
import { rateChange, rateChanges } from './trail.ts'

/**
 * Removes a rate from a person's history, also from later ones into which it went on; a person may end up without any.
 * Payslips keep the rates that they used.
 */
export async function removeRate(
  { database, files }: Services,
  { body: { _id, from, version } }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  return database.work(context(), async (work) => {
    const person = orNotFound((await lockPeople(work, [_id]))[0])
    if (_id === work.scope.personId) throw notAllowed(texts.person.ownRates)
    if (!keeps(work.scope, person)) throw notAllowed(texts.person.keepsEmployees)
    if (isOutdated(version, person.version)) throw stale(toRecord(person, work, files.addresses))
    const rate = person.rates.find((entry) => entry.from === from)
    if (!rate) throw invalid('from', texts.person.noSuchRate)

    await deleteRate(work, _id, from)
    const mended = ratesToMend(person.rates, from)
    await writeRates(work, newRates({ id: _id, branchId: person.branchId ?? person.lastBranchId }, mended))
    await touchPerson(work, _id)
    await audit(work, [rateChange(person, { before: rate }), ...rateChanges(person, person.rates, mended)])
    return toRecord(await findPerson(work, _id), work, files.addresses)
  })
}
