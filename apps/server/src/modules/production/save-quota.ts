import { isDeepStrictEqual } from 'node:util'
import { type createQuota as call, limits, type Quota, type Request, texts } from '@tahi/contract'
import { addDays, type Day } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import { holdNewId } from '../../platform/database/locks.ts'
import { conflict, invalid, notFound, orNotFound, type Refusal, stale } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import { branchForWriting } from '../../platform/scope.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { type QuotaRow, toQuota } from './quota.ts'
import {
  findAndLockQuota,
  findQuota,
  holdBranch,
  holdDesignation,
  insertQuota,
  updateQuota,
} from './repository.ts'

type Body = Request<typeof call>['body']

/**
 * Creates or changes a quota of a designation's day; status false removes it (W3, W4, D1 create). A repeated request
 * changes nothing, whatever version it names.
 */
export async function saveQuota(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const id = body._id
  const known = id ? await findAndLockQuota(work, id) : undefined
  return known ? change(work, known, body) : create(work, body)
}

async function create(work: Work, body: Body): Promise<Quota> {
  const { _id: id, departmentId, designationId, styleName, target, date, status: active = true } = body
  if (!departmentId || !designationId || !styleName || !target || !date)
    // With only an id, the call is a change of a quota that does not exist.
    throw id && !designationId ? notFound() : incomplete(body)
  const branchId = branchForWriting(work.scope, body.branchId)
  refuseFarDay(work, date)
  const quota = { id: id ?? newId(), branchId, departmentId, designationId, styleName, target, active }
  await holdDesignation(work, quota)
  await holdNewId(work.queries, quota.id)
  if (!(await insertQuota(work, { ...quota, day: date }))) {
    // Of two concurrent requests, the other came first; or the id belongs to another branch's quota.
    return change(work, orNotFound(await findAndLockQuota(work, quota.id)), body)
  }
  const created = await read(work, quota.id)
  await audit(work, { ...about('quota', quota), action: 'quota.create', after: trail(created) })
  return created
}

/** The refusal for the first field that a new quota lacks. */
function incomplete({ departmentId, designationId, styleName, target }: Body): Refusal {
  if (!departmentId) return invalid('departmentId', texts.quota.department)
  if (!designationId) return invalid('designationId', texts.quota.designation)
  if (!styleName) return invalid('styleName', texts.quota.unnamed)
  return target ? invalid('date', texts.choose.date) : invalid('target', texts.quota.noTarget)
}

async function change(work: Work, row: QuotaRow, body: Body): Promise<Quota> {
  const before = toQuota(row, work)
  if (body.branchId !== undefined && body.branchId !== row.branchId)
    throw invalid('branchId', texts.quota.staysInBranch)
  const next = changed(row, body)
  if (isDeepStrictEqual(row, next)) return before
  if (!row.active) throw conflict(texts.quota.removed)
  if (isOutdated(body.version, row.version) || hidesPieces(row, body)) throw stale(before)
  refuseFixed(row, next)
  // Quotas of other years can still be corrected on their day.
  if (next.day !== row.day) refuseFarDay(work, next.day)
  // What was removed keeps its quotas of past days (`removeQuotas`), and gets no further ones.
  const isPlanned = next.active && next.day !== row.day && next.day >= work.today
  if (isPlanned || next.departmentId !== row.departmentId || next.designationId !== row.designationId)
    await holdDesignation(work, next)
  if (isPlanned) await holdBranch(work, next)

  await updateQuota(work, next)
  const after = await read(work, row.id)
  const action = after.status ? 'quota.change' : 'quota.remove'
  await audit(work, { ...about('quota', row), action, before: trail(before), after: trail(after) })
  return after
}

/** Whether a removal would take pieces along that were reported after the caller looked: they are no change of the quota. */
const hidesPieces = ({ progress }: QuotaRow, { status, shownProgress = progress }: Body): boolean =>
  status === false && shownProgress !== progress

const changed = (row: QuotaRow, body: Body): QuotaRow => ({
  ...row,
  departmentId: body.departmentId ?? row.departmentId,
  designationId: body.designationId ?? row.designationId,
  styleName: body.styleName ?? row.styleName,
  target: body.target ?? row.target,
  day: body.date ?? row.day,
  active: body.status ?? row.active,
})

/** @throws Refusal invalid at `date` for a day so far from today that its year was mistyped */
function refuseFarDay({ today }: Work, day: Day): void {
  const { quotaDaysAway } = limits
  if (day < addDays(today, -quotaDaysAway) || day > addDays(today, quotaDaysAway))
    throw invalid('date', texts.quota.wrongYear)
}

/** Reports are about the day and the designation that people saw; style and target may still be corrected. */
function refuseFixed(row: QuotaRow, next: QuotaRow): void {
  if (row.entries === 0) return
  for (const [field, path] of fixedFields)
    if (next[field] !== row[field]) throw invalid(path, texts.quota.fixedByProgress)
}

const fixedFields = [
  ['day', 'date'],
  ['departmentId', 'departmentId'],
  ['designationId', 'designationId'],
] as const

const read = async (work: Work, id: string): Promise<Quota> =>
  toQuota(orNotFound(await findQuota(work, id)), work)

/**
 * The fields that the audit trail keeps; computed ones are left out. By the designation's id and the date, pieces that
 * were counted before a change are still recognised (`was_own_quota` of migration 0086).
 */
const trail = ({
  departmentName,
  designationId,
  designationName,
  styleName,
  target,
  date,
  status,
}: Quota) => ({
  departmentName,
  designationId,
  designationName,
  styleName,
  target,
  date,
  status,
})
