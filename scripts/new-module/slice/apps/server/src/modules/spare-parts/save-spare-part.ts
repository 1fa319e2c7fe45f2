import { isDeepStrictEqual } from 'node:util'
import { type createSparePart as call, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { invalid, notFound, stale } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import { branchForWriting } from '../../platform/scope.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { findAndLockSparePart, insertSparePart, updateSparePart } from './repository.ts'
import { type SparePartRow, toSparePart, trail } from './spare-part.ts'

type Body = Request<typeof call>['body']

/**
 * Adds or changes one of the spare parts (D1 create). A request that repeats itself changes nothing the second time,
 * whichever version it names.
 */
export async function saveSparePart(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const id = body._id
  const known = id ? await findAndLockSparePart(work, id) : undefined
  return toSparePart(known ? await change(work, known, body) : await create(work, id, body))
}

async function create(work: Work, id: string | undefined, body: Body): Promise<SparePartRow> {
  const { name, branchId } = body
  // With an id, it is a change of one that is not there.
  if (!name) throw id ? notFound() : invalid('name', texts.sparePart.unnamed)
  const fields = { id: id ?? newId(), branchId: branchForWriting(work.scope, branchId), name }
  const isNew = await insertSparePart(work, fields)
  const created = await findAndLockSparePart(work, fields.id)
  if (!created) throw notFound()
  // Of two requests at once the other was first.
  if (!isNew) return change(work, created, body)
  await audit(work, { ...about('spare_part', created), action: 'spare-part.create', after: trail(created) })
  return created
}

async function change(work: Work, before: SparePartRow, body: Body): Promise<SparePartRow> {
  if (body.branchId !== undefined && body.branchId !== before.branchId)
    throw invalid('branchId', texts.sparePart.staysInBranch)
  const next = { ...before, name: body.name ?? before.name }
  if (isDeepStrictEqual(before, next)) return before
  if (isOutdated(body.version, before.version)) throw stale(toSparePart(before))
  await updateSparePart(work, next)
  await audit(work, {
    ...about('spare_part', before),
    action: 'spare-part.change',
    before: trail(before),
    after: trail(next),
  })
  return { ...next, version: before.version + 1 }
}
