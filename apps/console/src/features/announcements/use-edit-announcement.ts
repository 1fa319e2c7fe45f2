import { type Announcement, announcement as announcementSchema, screens } from '@tahi/contract'
import { useLocation, useRouter } from '@tanstack/react-router'

/** Goes to the form with the id in the query and the announcement in the navigation's state (C2 Announcement list). */
export function useEditAnnouncement(): (announcement: Announcement) => void {
  const router = useRouter()
  return (announcement) =>
    router.history.push(`${screens.announcementForm.path}?id=${announcement._id}`, { announcement })
}

/** The announcement that the navigation carried here, if it is that one: the form need not wait for it. */
export function useCarriedAnnouncement(id: string): Announcement | undefined {
  const state: object = useLocation({ select: ({ state }) => state })
  const carried = announcementSchema.safeParse('announcement' in state ? state.announcement : undefined).data
  return carried?._id === id ? carried : undefined
}
