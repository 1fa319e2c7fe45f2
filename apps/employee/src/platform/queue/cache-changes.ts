import type { Answer } from '@tahi/client/client'
import { type Announcement, listAnnouncements } from '@tahi/contract/announcements'
import type { AttendanceRecord } from '@tahi/contract/attendance'
import { readAttendanceMonth } from '@tahi/contract/attendance-month'
import type { Call } from '@tahi/contract/call'
import type { Correction } from '@tahi/contract/corrections'
import { readCurrentUser } from '@tahi/contract/identity'
import { type Leave, listLeaves, readLeave } from '@tahi/contract/leave'
import { listMessages, type Message } from '@tahi/contract/messages'
import type { QuotaProgress } from '@tahi/contract/production'
import { readToday } from '@tahi/contract/today'
import type { Sendable } from './sendables.ts'
import { storedTimesPath } from './stored-times.ts'

/** What follows for the cache once an entry is stored. */
export type CacheChange = AnswerChange | KeptAnswer

/** How cached answers of a call change. */
interface AnswerChange {
  readonly call: Call
  /** @param known a cached answer @param query its input */
  change(known: unknown, query: { readonly params?: { readonly id?: string } }): unknown
}

/** An answer that is kept whether or not its query has one. */
interface KeptAnswer {
  readonly path: string
  readonly input?: object
  readonly answer: object
}

/** The changes to the cache that follow from the reply to an entry. */
export const changesFrom = (kind: Sendable, { data }: { readonly data: unknown }): CacheChange[] =>
  (fromStored[kind] as (stored: unknown) => CacheChange[])(data)

const fromStored = {
  punch: ({ record }: { record: AttendanceRecord | null }) => (record ? changesFromTimes(record) : []),
  progress: (entry: QuotaProgress) => [
    inAnswers(readToday, (known) => ({
      ...known,
      data: { ...known.data, quotas: known.data.quotas.map((quota) => withPieces(quota, entry)) },
    })),
  ],
  correction: (correction: Correction) => [changeFromCorrection(correction)],
  withdrawCorrection: (correction: Correction) => [changeFromCorrection(correction)],
  leave: (leave: Leave) => [
    inAnswers(listLeaves, (known) => withRecord(known, leave, 'first')),
    inAnswers(readLeave, (known) => (known.data._id === leave._id ? { ...known, data: leave } : known)),
  ],
  withdrawLeave: ({ _id }: Pick<Leave, '_id'>) => [
    inAnswers(listLeaves, (known) => {
      const data = known.data.filter((leave) => leave._id !== _id)
      return { ...known, data, total: known.total - (known.data.length - data.length) }
    }),
  ],
  message: (message: Message) => [
    inAnswers(listMessages, (known, { params }) =>
      params?.id === message.recipientId ? withRecord(known, message, 'last') : known,
    ),
  ],
  reading: ({ _id }: Pick<Announcement, '_id'>) => [
    inAnswers(listAnnouncements, (known) => ({
      ...known,
      data: known.data.map((one) => (one._id === _id ? { ...one, read: true } : one)),
    })),
  ],
} satisfies Record<Sendable, (stored: never) => CacheChange[]>

/** The leave by itself: there may be no cached list that could have it. */
export const leaveByItself = (leave: Leave): KeptAnswer => ({
  path: readLeave.path,
  input: { params: { id: leave._id } },
  answer: { data: leave },
})

/** One's day with the stored times. They are kept by themselves too: the day that is cached may be yesterday's. */
export const changesFromTimes = (record: AttendanceRecord): CacheChange[] => [
  inAnswers(readToday, (known) =>
    known.data.date === record.date ? { ...known, data: { ...known.data, record } } : known,
  ),
  { path: storedTimesPath, answer: { data: record } },
]

const changeFromCorrection = (correction: Correction): AnswerChange =>
  inAnswers(readAttendanceMonth, (known) => ({
    ...known,
    data: {
      ...known.data,
      days: known.data.days.map((day) => (day.date === correction.date ? { ...day, correction } : day)),
    },
  }))

/** Calls are identified by path, so an answer of the path has the call's shape. */
const inAnswers = <C extends Call>(
  call: C,
  change: (known: Answer<C>, query: Parameters<AnswerChange['change']>[1]) => Answer<C>,
): AnswerChange => ({ call, change: (known, query) => change(known as Answer<C>, query) })

/** One unread announcement less. The day counts those alone that are not over. */
export const oneLessUnread = ({ endDate }: Pick<Announcement, 'endDate'>): AnswerChange =>
  inAnswers(readToday, (known) => {
    const { date, unread } = known.data
    if (endDate < date || unread.announcements === 0) return known
    return {
      ...known,
      data: { ...known.data, unread: { ...unread, announcements: unread.announcements - 1 } },
    }
  })

/** The first password is changed. Until this was known, the person could do nothing else. */
export const passwordChanged = inAnswers(readCurrentUser, (known) => ({
  ...known,
  data: { ...known.data, mustChangePassword: false },
}))

type OwnQuota = Answer<typeof readToday>['data']['quotas'][number]

function withPieces(quota: OwnQuota, { _id, quotaId, quotaProgress, createdAt }: QuotaProgress): OwnQuota {
  if (quota._id !== quotaId || quota.ownEntries.some((entry) => entry._id === _id)) return quota
  return {
    ...quota,
    own: quota.own + quotaProgress,
    progress: quota.progress + quotaProgress,
    ownEntries: [{ _id, quotaProgress, createdAt }, ...quota.ownEntries],
  }
}

interface Page<T> {
  readonly data: T[]
  readonly total: number
}

/** A list with the record replaced, or added at an end when it is new. */
function withRecord<T extends { _id: string }, P extends Page<T>>(
  page: P,
  record: T,
  end: 'first' | 'last',
): P {
  const isKnown = page.data.some(({ _id }) => _id === record._id)
  if (isKnown) return { ...page, data: page.data.map((one) => (one._id === record._id ? record : one)) }
  const data = end === 'first' ? [record, ...page.data] : [...page.data, record]
  return { ...page, data, total: page.total + 1 }
}
