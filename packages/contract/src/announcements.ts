import * as z from 'zod'
import { call, data, list } from './call.ts'
import {
  branchFilter,
  branchOrAll,
  day,
  id,
  instant,
  listPath,
  ownId,
  ownVersion,
  pagedBy,
  pages,
  period,
  personName,
  search,
  shownText,
  statusFilter,
  title,
  version,
} from './fields.ts'
import { limits } from './limits.ts'
import { overseers } from './roles.ts'

/** Actions that the reader may take on an announcement; `readers` shows who has read it. */
export const announcementAction = z.enum(['edit', 'cancel', 'readers'])

/** An announcement to one branch or all, over a range of days (C3). `status` is false once it is cancelled. */
export const announcement = z.object({
  _id: id,
  /** The author. */
  userId: id,
  postedBy: z.string(),
  title: z.string(),
  desc: z.string(),
  /** A branch's id, or 'All' (C3). */
  branchId: branchOrAll,
  branchName: z.string(),
  startDate: day,
  endDate: day,
  status: z.boolean(),
  /** Whether the caller has read it in this edition; true for what they wrote themselves. */
  read: z.boolean(),
  /**
   * How many people have read it in this edition, and how many it is for, the author not counted; null for callers who
   * may not see that.
   */
  readers: z.object({ read: z.int(), people: z.int() }).nullable(),
  version,
  /** Counts up with every change of title, text or days that is to be read anew. */
  edition: version,
  createdAt: instant,
  can: z.array(announcementAction),
})
export type Announcement = z.infer<typeof announcement>

export const announcementText = shownText().max(limits.announcementLength)

export const announcementSorts = [
  'postedBy',
  'title',
  'branchName',
  'createdAt',
  'startDate',
  'endDate',
] as const

export const listAnnouncements = call({
  method: 'GET',
  path: '/api/prod/anc/:id',
  summary: 'Announcements that are not cancelled: all in scope, or those for a branch',
  allow: 'signedIn',
  params: listPath,
  query: z.object({
    ...pagedBy(announcementSorts),
    ...period,
    search,
    status: statusFilter,
    branchId: branchFilter,
  }),
  reply: list(announcement),
})

export const readAnnouncement = call({
  method: 'GET',
  path: '/api/prod/anc/record/:id',
  summary: 'One announcement, and what the caller may do with it',
  allow: 'signedIn',
  params: z.object({ id }),
  reply: data(announcement),
})

export const createAnnouncement = call({
  method: 'POST',
  path: '/api/prod/anc/create',
  summary: 'Posts or changes an announcement; status false cancels it',
  allow: overseers,
  body: z.object({
    _id: ownId,
    title: title.optional(),
    desc: announcementText.optional(),
    branchId: branchOrAll.optional(),
    startDate: day.optional(),
    endDate: day.optional(),
    status: z.boolean().optional(),
    version: ownVersion,
    /** That it is a small correction: nobody is told of it, and who has read the announcement need not read it again. */
    correction: z.boolean().optional(),
  }),
  reply: data(announcement),
})

export const noteAnnouncementRead = call({
  method: 'POST',
  path: '/api/prod/anc/read',
  summary: 'Records that the caller has read an announcement',
  allow: 'signedIn',
  /** The edition is the one that was shown; without it, the present one. */
  body: z.object({ _id: id, edition: version.optional() }),
  reply: data(z.object({ _id: id, readAt: instant })),
})

/** A person the announcement is for, with when they first read it in its present edition. */
export const announcementReader = z.object({
  employee: personName,
  branchName: z.string(),
  readAt: instant.nullable(),
  /** When they last read an earlier edition; null once they have read the present one. */
  readBefore: instant.nullable(),
})
export type AnnouncementReader = z.infer<typeof announcementReader>

export const listAnnouncementReaders = call({
  method: 'GET',
  path: '/api/prod/anc/:id/readers',
  summary: 'Whom an announcement is for and which of them have read it, for its author and for head office',
  allow: overseers,
  params: z.object({ id }),
  query: z.object({
    ...pages,
    search,
    status: z.enum(['all', 'read', 'unread']).optional(),
  }),
  /** The counts are of the same moment as the people, and of all of them: read or not, whatever is searched. */
  reply: data(
    z.object({
      people: z.array(announcementReader),
      total: z.int(),
      readers: announcement.shape.readers,
    }),
  ),
})
