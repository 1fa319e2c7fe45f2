import { type Announcement, announcement as announcementSchema } from '@tahi/contract'
import { useLocation, useRouter } from '@tanstack/react-router'
import { announcementHref } from './address.ts'

/** Opens the form with the id in the query and the announcement in the navigation state (C2 Announcement list). */
export function useEditAnnouncement(): (announcement: Announcement) => void {
  const router = useRouter()
  return (announcement) => router.history.push(announcementHref(announcement._id), { announcement })
}

/** The announcement in the navigation state, if it has this id; the form can show it at once. */
export function useCarriedAnnouncement(id: string): Announcement | undefined {
  const state: object = useLocation({ select: ({ state }) => state })
  const carried = announcementSchema.safeParse('announcement' in state ? state.announcement : undefined).data
  return carried?._id === id ? carried : undefined
}
