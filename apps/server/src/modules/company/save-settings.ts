import { isDeepStrictEqual } from 'node:util'
import type { saveCompanySettings as call, Request } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import { stale } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { type StoredCompany, toSettings } from './company.ts'
import { picturesSent } from './pictures-sent.ts'
import { lockCompany, updateCompany } from './repository.ts'

type Body = Request<typeof call>['body']

/** Changes the company's settings; fields that are not sent stay. */
export const saveSettings = (
  services: Services,
  { body }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> => services.database.work(context(), (work) => save(work, services, body))

/** @throws Refusal not_found, stale; invalid for a picture that cannot be used */
async function save(
  work: Work,
  { files, timeZone }: Services,
  { version, ...sent }: Body,
): Promise<Result<typeof call>> {
  const before = await lockCompany(work)
  const after = await changed(work, files, before, sent)
  // A repeated request changes nothing, whatever version it names.
  if (isDeepStrictEqual(before, after)) return toSettings(before, timeZone)
  if (isOutdated(version, before.version)) throw stale(toSettings(before, timeZone))
  const next = { ...after, version: before.version + 1 }
  await updateCompany(work, next)
  await audit(work, {
    action: 'company.change',
    entity: 'company',
    // The company is a single row without an id, but an audit entry needs one.
    entityId: newId(),
    branchId: null,
    before: differing(before, next),
    after: differing(next, before),
  })
  work.afterCommit(() => timeZone.changeTo(next.timeZone))
  return toSettings(next, timeZone)
}

async function changed(
  work: Work,
  { addresses }: Services['files'],
  before: StoredCompany,
  { logoUrl, heroUrl, aboutUrl, ...texts }: Omit<Body, 'version'>,
): Promise<StoredCompany> {
  const given = Object.entries(texts).filter(([, value]) => value !== undefined)
  return {
    ...before,
    ...(Object.fromEntries(given) as Partial<StoredCompany>),
    ...(await picturesSent(work, addresses, before, { logoUrl, heroUrl, aboutUrl })),
  }
}

/** The fields of one version that differ in another, for the audit trail. */
const differing = (one: StoredCompany, other: StoredCompany): Partial<StoredCompany> =>
  Object.fromEntries(
    Object.entries(one).filter(
      ([key, value]) => !isDeepStrictEqual(value, other[key as keyof StoredCompany]),
    ),
  )
