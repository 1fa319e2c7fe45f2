import { useAddress } from '../../platform/address.ts'
import { readAnnouncementFormAddress } from './address.ts'
import { EditAnnouncement } from './form/edit-announcement.tsx'
import { NewAnnouncement } from './form/new-announcement.tsx'

/** A new announcement, or one to change (C2 Announcement form). */
export default function AnnouncementFormPage() {
  const [{ id }] = useAddress(readAnnouncementFormAddress)
  return id === undefined ? <NewAnnouncement /> : <EditAnnouncement key={id} id={id} />
}
