import { newId } from '@tahi/client/new-id'
import {
  type Announcement,
  announcementText,
  branchOrAll,
  createAnnouncement,
  texts,
  title,
} from '@tahi/contract'
import { type Day, isDay } from '@tahi/domain'
import * as z from 'zod'

/** The form values of an announcement. A type, not an interface, to fit `Record<string, unknown>`. */
export type AnnouncementValues = {
  /** Created here and kept through retries, so that a repeated save is idempotent (D1 create). */
  _id: string
  /** The version that was read; 0 for a new one. */
  version: number
  /** A branch's id or 'All'; '' while none is chosen. */
  branchId: string
  title: string
  desc: string
  startDate: Day
  endDate: Day
  /** That the change is a small correction, which nobody is told of. */
  correction: boolean
}

/** @param branchId the branch of users who announce only to one; null for others */
export const newValues = (today: Day, branchId: string | null): AnnouncementValues => ({
  _id: newId(),
  version: 0,
  branchId: branchId ?? '',
  title: '',
  desc: '',
  startDate: today,
  endDate: today,
  correction: false,
})

export const valuesOf = ({
  _id,
  version,
  branchId,
  title,
  desc,
  startDate,
  endDate,
}: Announcement): AnnouncementValues => ({
  _id,
  version,
  branchId,
  title,
  desc,
  startDate,
  endDate,
  correction: false,
})

const { noBranch, untitled, undescribed, endBeforeStart, over } = texts.announcement
const isTyped = (text: string) => text.trim() !== ''

/** The server's rules, so that violations show before the form is sent. */
export const announcementForm = z
  .object({
    branchId: z.string().refine((branch) => branchOrAll.safeParse(branch).success, noBranch),
    title: z.string().refine(isTyped, untitled).pipe(title),
    desc: z.string().refine(isTyped, undescribed).pipe(announcementText),
    startDate: z.string().refine(isDay, texts.choose.firstDay),
    endDate: z.string().refine(isDay, texts.choose.lastDay),
  })
  .superRefine(({ startDate, endDate }, context) => {
    if (isDay(startDate) && isDay(endDate) && endDate < startDate)
      context.addIssue({ code: 'custom', path: ['endDate'], message: endBeforeStart })
  })

/** For a new one, which is not over yet: its dates may be from before midnight, or from a draft of another day. */
export const newAnnouncementForm = (today: Day) =>
  announcementForm.superRefine(({ startDate, endDate }, context) => {
    if (isDay(endDate) && endDate >= startDate && endDate < today)
      context.addIssue({ code: 'custom', path: ['endDate'], message: over })
  })

/** Whether readers are told something else, as the server sees it. */
export const isReworded = (opened: AnnouncementValues, typed: AnnouncementValues): boolean =>
  opened.title.trim() !== typed.title.trim() ||
  opened.desc.trim() !== typed.desc.trim() ||
  opened.startDate !== typed.startDate ||
  opened.endDate !== typed.endDate

/** The values as the call's body. */
export const toBody = (values: AnnouncementValues) => createAnnouncement.body.parse(values)
