import { Button, Skeleton } from '@mantine/core'
import { IconEdit, IconEyeCheck } from '@tabler/icons-react'
import { type Announcement, noteAnnouncementRead, readAnnouncement, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useCall, useRefresh } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { client } from '../../../platform/session/session.ts'
import { showsAnnouncements } from '../shows.ts'
import { useEditAnnouncement } from '../use-edit-announcement.ts'
import { Notice } from './notice.tsx'
import classes from './reading-dialog.module.css'

type ReadingDialogProps = {
  id: string
  /** The announcement from the list, if it is on the page; then nothing needs to be fetched. */
  listed: Announcement | undefined
  onReaders: (announcement: Announcement) => void
  onClose: () => void
}

/** One announcement to read; opening it marks it as read. */
export default function ReadingDialog({ id, listed, onReaders, onClose }: ReadingDialogProps) {
  const query = useCall(readAnnouncement, { params: { id } }, { enabled: !listed })
  const announcement = listed ?? query.data?.data
  useNoteRead(announcement)
  return (
    <Dialog title={announcement?.title ?? texts.announcement.title} size={640} onClose={onClose}>
      {announcement ? (
        <Reading announcement={announcement} onReaders={onReaders} onClose={onClose} />
      ) : query.error ? (
        <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
      ) : (
        <Skeleton height={220} />
      )}
    </Dialog>
  )
}

function Reading({
  announcement,
  onReaders,
  onClose,
}: Pick<ReadingDialogProps, 'onReaders' | 'onClose'> & { announcement: Announcement }) {
  const { timeZone } = useCompany()
  const edit = useEditAnnouncement()
  const { title: _, createdAt, can, readers, ...notice } = announcement
  return (
    <div className={classes.reading}>
      <ScrollRegion label={texts.announcement.text} busy={false}>
        <Notice {...notice} posted={<time dateTime={createdAt}>{formatInZone(createdAt, timeZone)}</time>} />
      </ScrollRegion>
      <div className={classes.foot}>
        {readers && (
          <Button
            className={classes.readers}
            variant="subtle"
            leftSection={<IconEyeCheck size={16} />}
            onClick={() => onReaders(announcement)}
          >
            {texts.announcement.readBy(readers.read, readers.people)}
          </Button>
        )}
        {can.includes('edit') && (
          <Button variant="default" leftSection={<IconEdit size={16} />} onClick={() => edit(announcement)}>
            {texts.actions.edit}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {texts.actions.close}
        </Button>
      </div>
    </div>
  )
}

/** Marks the announcement as read once it is open. If the connection is lost, it stays unread until it is next opened. */
function useNoteRead(announcement: Announcement | undefined): void {
  const refresh = useRefresh(showsAnnouncements)
  const note = useEffectEvent((_id: string, edition: number) => {
    client.send(noteAnnouncementRead, { body: { _id, edition } }).then(refresh, () => {})
  })
  const unread = announcement && !announcement.read ? announcement._id : undefined
  // Of an announcement that changes while it is open, the present edition is shown.
  const edition = announcement?.edition
  useEffect(() => {
    if (unread !== undefined && edition !== undefined) note(unread, edition)
  }, [unread, edition])
}
