import { isDeepStrictEqual } from 'node:util'
import { type createShift as call, type Request, texts } from '@tahi/contract'
import { parseWallTime, specifiedSchedule, specifiedWorkingDays } from '@tahi/domain'
import { about, audit } from '../../../platform/audit.ts'
import { holdNewId } from '../../../platform/database/locks.ts'
import { invalid, notAllowed, notFound, orNotFound, type Refusal, stale } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { newId } from '../../../platform/ids.ts'
import { branchForWriting } from '../../../platform/scope.ts'
import { isOutdated } from '../../../platform/versions.ts'
import type { Work } from '../../../platform/work.ts'
import { findAndLockShift, insertShift, isOwn, keepHours, updateShift } from './repository.ts'
import { type ShiftRow, toShift } from './shift.ts'

type Body = Request<typeof call>['body']

/** D3: Monday to Saturday with a break of an hour, unless the shift says otherwise. */
const usual = { days: [...specifiedWorkingDays], breakMinutes: specifiedSchedule.breakMinutes }

/**
 * Creates or changes a shift (D1 create). New hours hold from today on: days before keep those that held then, and every
 * record has its own copy of the schedule. People assigned to a removed shift keep it until they are assigned to another
 * one. A repeated request changes nothing, whatever version it names.
 * @throws Refusal not_allowed for new hours of the caller's own shift, by which their days are judged and paid
 */
export async function saveShift(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const id = body._id
  const known = id ? await findAndLockShift(work, id) : undefined
  return toShift(known ? await change(work, known, body) : await create(work, body))
}

async function create(work: Work, body: Body): Promise<ShiftRow> {
  const { _id: id, name, start, end } = body
  // With an id, the call is a change of a shift that does not exist.
  if (!name || !start || !end) throw id ? notFound() : incomplete(body)
  const branchId = branchForWriting(work.scope, body.branchId)
  const empty = { id: id ?? newId(), branchId, name, start: 0, end: 0, ...usual, active: true, version: 1 }
  const shift = changed(empty, body)
  await holdNewId(work.queries, shift.id)
  if (!(await insertShift(work, shift))) {
    // Of two concurrent requests, the other came first; or the id belongs to another branch's shift.
    return change(work, orNotFound(await findAndLockShift(work, shift.id)), body)
  }
  await audit(work, { ...about('shift', shift), action: 'shift.create', after: toShift(shift) })
  return shift
}

/** The refusal for the first field that a new shift lacks. */
function incomplete({ name, start }: Body): Refusal {
  if (!name) return invalid('name', texts.shift.unnamed)
  return start ? invalid('end', texts.shift.noEnd) : invalid('start', texts.shift.noStart)
}

async function change(work: Work, before: ShiftRow, body: Body): Promise<ShiftRow> {
  if (body.branchId !== undefined && body.branchId !== before.branchId)
    throw invalid('branchId', texts.shift.staysInBranch)
  const next = changed(before, body)
  if (isDeepStrictEqual(before, next)) return before
  if (isOutdated(body.version, before.version)) throw stale(toShift(before))
  const after = { ...next, version: before.version + 1 }
  if (!isDeepStrictEqual(hoursOf(before), hoursOf(after))) {
    if (await isOwn(work, before)) throw notAllowed(texts.shift.ownShift)
    await keepHours(work, before.id)
  }
  await updateShift(work, after)
  const action = before.active && !after.active ? 'shift.remove' : 'shift.change'
  await audit(work, { ...about('shift', after), action, before: toShift(before), after: toShift(after) })
  return after
}

const hoursOf = ({ start, end, breakMinutes, days }: ShiftRow) => ({ start, end, breakMinutes, days })

/** The shift with the fields that were sent. @throws Refusal invalid when the result is not allowed */
function changed(shift: ShiftRow, body: Body): ShiftRow {
  const next = {
    ...shift,
    name: body.name ?? shift.name,
    start: parseWallTime(body.start ?? '') ?? shift.start,
    end: parseWallTime(body.end ?? '') ?? shift.end,
    breakMinutes: body.breakMinutes ?? shift.breakMinutes,
    days: [...new Set(body.days ?? shift.days)].sort(),
    active: body.status ?? shift.active,
  }
  if (next.end <= next.start) throw invalid('end', texts.shift.endBeforeStart)
  if (next.breakMinutes >= next.end - next.start) throw invalid('breakMinutes', texts.shift.breakTooLong)
  return next
}
