import { type Announcement, texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/scope.ts'
import { mayPostFor, postsForAllBranches } from '../organisation/index.ts'

/** An announcement as the queries of this module read it. */
export interface AnnouncementRow {
  id: string
  /** Null: for all branches. */
  branchId: string | null
  branchName: string | null
  postedBy: string
  posterName: string
  title: string
  description: string
  firstDay: Day
  lastDay: Day
  active: boolean
  version: number
  /** Counts the changes that had to be read anew. */
  edition: number
  createdAt: Date
  /** Whether the caller has read it in this edition. */
  read: boolean
  /** How many people it is for and how many of them have read it; not counted when the caller may not see them. */
  people?: number
  readers?: number
}

/** For `select … from announcement`. */
export const announcementColumns = ({ personId }: Scope) => sql`
  announcement.id, announcement.branch_id as "branchId",
  (select name from branch where branch.id = announcement.branch_id) as "branchName",
  announcement.posted_by as "postedBy", announcement.poster_name as "posterName", announcement.title,
  announcement.description, announcement.first_day as "firstDay", announcement.last_day as "lastDay",
  announcement.active, announcement.version, announcement.edition, announcement.created_at as "createdAt",
  ${isReadBy(personId)} as read`

/** Whether a person has read `announcement` in its present edition. Its author knows the first, and those that they wrote. */
export const isReadBy = (personId: string): RawBuilder<unknown> => sql`
  (announcement.posted_by = ${personId} and announcement.edition = 1 or exists (
    select from announcement_reading as own
    where own.announcement_id = announcement.id and own.person_id = ${personId} and own.edition = announcement.edition
  ))`

/** The condition for a branch's own announcements and those for all. Null means every branch. */
export const forBranch = (branchId: string | null): RawBuilder<unknown> =>
  branchId === null
    ? sql`true`
    : sql`(announcement.branch_id = ${branchId} or announcement.branch_id is null)`

/** The condition for the caller's scope: employees read what their branch reads. */
export const announcedTo = ({ branchId }: Scope): RawBuilder<unknown> => forBranch(branchId)

/** @returns the announcement as the contract has it, with what the reader may do to it */
export function toAnnouncement(row: AnnouncementRow, scope: Scope): Announcement {
  const can = actionsOn(row, scope)
  const { people, readers: read } = row
  return {
    _id: row.id,
    userId: row.postedBy,
    postedBy: row.posterName,
    title: row.title,
    desc: row.description,
    branchId: row.branchId ?? 'All',
    branchName: row.branchName ?? texts.announcement.all,
    startDate: row.firstDay,
    endDate: row.lastDay,
    status: row.active,
    read: row.read,
    readers: can.includes('readers') && people !== undefined && read !== undefined ? { read, people } : null,
    version: row.version,
    edition: row.edition,
    createdAt: row.createdAt.toISOString(),
    can,
  }
}

type Governing = Pick<AnnouncementRow, 'active' | 'branchId' | 'postedBy'>

/**
 * General and HR Managers may do everything with every announcement. An HR Admin changes the announcements of their own
 * branch, whoever posted them, and sees the readers of those they posted. Cancelled ones cannot be changed.
 */
export function actionsOn({ active, branchId, postedBy }: Governing, scope: Scope): Announcement['can'] {
  if (!active || !mayPostFor(scope, branchId)) return []
  const seesReaders = postsForAllBranches(scope.role) || postedBy === scope.personId
  return seesReaders ? ['edit', 'cancel', 'readers'] : ['edit', 'cancel']
}

/** The fields that the audit trail keeps; a null branch means all branches. */
export const trail = ({
  branchId,
  title,
  description,
  firstDay,
  lastDay,
  active,
  edition,
}: AnnouncementFields) => ({
  branchId,
  title,
  desc: description,
  startDate: firstDay,
  endDate: lastDay,
  status: active,
  edition,
})

/** The fields that are written. */
export type AnnouncementFields = Pick<
  AnnouncementRow,
  'id' | 'branchId' | 'title' | 'description' | 'firstDay' | 'lastDay' | 'active' | 'edition'
>
