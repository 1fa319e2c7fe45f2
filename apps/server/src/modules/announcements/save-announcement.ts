import { isDeepStrictEqual } from 'node:util'
import {
  type Announcement,
  type createAnnouncement as call,
  type FieldError,
  type Request,
  texts,
} from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import { conflict, invalid, notAllowed, notFound, orNotFound, Refusal, stale } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import { isOutdated, wasRead } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { branchToPostFor, holdBranch, mayPostFor } from '../organisation/index.ts'
import { type AnnouncementFields, type AnnouncementRow, toAnnouncement, trail } from './announcement.ts'
import { notifyOfAnnouncement, notifyOfChange, takeBackNotices } from './notify-of-announcement.ts'
import {
  findAndLockAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  noteReading,
  updateAnnouncement,
} from './repository.ts'

type Body = Request<typeof call>['body']

const { ownBranchOnly } = texts.announcement

/**
 * Posts or changes an announcement; status false cancels it (C4, C7, D1 create). A change of title, text or days is to be
 * read anew, unless it is a small correction.
 */
export async function saveAnnouncement(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const id = body._id
  const known = id ? await findAndLockAnnouncement(work, id) : undefined
  return known ? change(work, known, body) : create(work, body)
}

async function create(work: Work, body: Body): Promise<Announcement> {
  const { _id: id, title, desc, version, status = true } = body
  const isChange = id !== undefined && (wasRead(version) || title === undefined || desc === undefined)
  // The announcement to change does not exist or belongs to another branch. A new one cannot start as cancelled.
  if (isChange || !status) throw notFound()
  const branchId = branchToPostFor(work.scope, body.branchId, ownBranchOnly)
  if (title === undefined || desc === undefined || branchId === undefined)
    throw incomplete({ title, desc, branchId })
  const announcement = {
    id: id ?? newId(),
    branchId,
    title,
    description: desc,
    ...period(body, work.today),
    active: true,
    edition: 1,
  }
  refuseBackwards(announcement)
  await holdBranch(work, branchId)
  if (!(await insertAnnouncement(work, announcement))) {
    // Of two concurrent requests, the other came first; or the id belongs to another branch's announcement.
    return change(work, orNotFound(await findAndLockAnnouncement(work, announcement.id)), body)
  }
  await audit(work, {
    ...about('announcement', announcement),
    action: 'announcement.create',
    after: trail(announcement),
  })
  await notifyOfAnnouncement(work, announcement)
  return read(work, announcement.id)
}

/** Refuses with a message for every field that a new announcement lacks. */
function incomplete(sent: Pick<Body, 'title' | 'desc'> & { branchId: unknown }): Refusal {
  const { untitled, undescribed, noBranch } = texts.announcement
  const messages = { title: untitled, desc: undescribed, branchId: noBranch }
  const errors = (['branchId', 'title', 'desc'] as const).flatMap((path): FieldError[] =>
    sent[path] === undefined ? [{ path, msg: messages[path] }] : [],
  )
  return new Refusal('invalid', errors.map(({ msg }) => msg).join('. '), { errors })
}

/** Both default to today, as in the form (C5). An announcement that starts later ends on its first day by default. */
function period({ startDate, endDate }: Body, today: Day): { firstDay: Day; lastDay: Day } {
  const firstDay = startDate ?? today
  return { firstDay, lastDay: endDate ?? (firstDay > today ? firstDay : today) }
}

async function change(work: Work, before: AnnouncementRow, body: Body): Promise<Announcement> {
  const { scope } = work
  // Also true for a cancelled one, unlike `actionsOn`: its editor is told that it is cancelled, not that it is another's.
  if (!mayPostFor(scope, before.branchId)) throw notAllowed(texts.announcement.notYours)
  const asked: AnnouncementFields = {
    id: before.id,
    branchId:
      body.branchId === undefined ? before.branchId : branchToPostFor(scope, body.branchId, ownBranchOnly),
    title: body.title ?? before.title,
    description: body.desc ?? before.description,
    firstDay: body.startDate ?? before.firstDay,
    lastDay: body.endDate ?? before.lastDay,
    active: body.status ?? before.active,
    edition: before.edition,
  }
  // A repeated request changes nothing, whatever version it names.
  if (isDeepStrictEqual(trail(before), trail(asked))) return toAnnouncement(before, scope)
  if (!before.active) throw conflict(texts.announcement.cancelled)
  if (isOutdated(body.version, before.version)) throw stale(toAnnouncement(before, scope))
  refuseBackwards(asked)
  const isReadAnew = asked.active && !body.correction && isReworded(before, asked)
  const after = isReadAnew ? { ...asked, edition: before.edition + 1 } : asked
  if (after.branchId !== before.branchId) await holdBranch(work, after.branchId)

  await updateAnnouncement(work, after)
  const isMoved = after.branchId !== before.branchId
  // The audit entry is news for the new branch. The announcement also disappears from where it was.
  if (isMoved) work.news.changed('announcement', before.branchId)
  const action = after.active ? 'announcement.change' : 'announcement.cancel'
  await audit(work, { ...about('announcement', after), action, before: trail(before), after: trail(after) })
  // Whoever changed it knows what it says now.
  if (isReadAnew) await noteReading(work, after.id)
  if (!after.active) await takeBackNotices(work, after.id)
  else if (isMoved || isReadAnew)
    await notifyOfChange(work, after, { branchBefore: before.branchId, isReadAnew })
  return read(work, after.id)
}

function refuseBackwards({ firstDay, lastDay }: AnnouncementFields): void {
  if (lastDay < firstDay) throw invalid('endDate', texts.announcement.endBeforeStart)
}

/** Whether it tells its readers something else. */
const isReworded = (before: AnnouncementFields, after: AnnouncementFields): boolean =>
  before.title !== after.title ||
  before.description !== after.description ||
  before.firstDay !== after.firstDay ||
  before.lastDay !== after.lastDay

const read = async (work: Work, id: string): Promise<Announcement> =>
  toAnnouncement(orNotFound(await findAnnouncement(work, id)), work.scope)
