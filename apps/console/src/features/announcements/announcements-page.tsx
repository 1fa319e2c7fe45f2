import { Button } from '@mantine/core'
import {
  type Announcement,
  isCompanyWide,
  limits,
  listAnnouncements,
  mayOpen,
  screens,
  texts,
} from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../platform/calls.ts'
import { opensDialog, useCloseDialog } from '../../platform/dialog-step.ts'
import { listProps, searchProps } from '../../platform/lists/list.ts'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { readAnnouncementAddress } from './address.ts'
import { announcementColumns } from './list/announcement-columns.tsx'
import { AnnouncementFilters } from './list/announcement-filters.tsx'
import { announcementRowActions } from './list/announcement-row-actions.tsx'
import { useCancelAnnouncement } from './use-cancel-announcement.ts'
import { useEditAnnouncement } from './use-edit-announcement.ts'

const ReadingDialog = lazy(() => import('./reading/reading-dialog.tsx'))
const ReadersDialog = lazy(() => import('./reading/readers-dialog.tsx'))

/** The announcements to a branch or to all, newest first (C2 Announcement list). */
export default function AnnouncementsPage() {
  const { role } = useCurrentUser()
  const router = useRouter()
  const [address, change] = useListAddress(readAnnouncementAddress, listAnnouncements)
  const cancel = useCancelAnnouncement()
  const edit = useEditAnnouncement()
  /** The announcement whose readers are shown. */
  const [read, showReaders] = useState<Announcement>()
  const isWriter = mayOpen('announcementForm', role)

  const { branch, from, to, search, sort, page = 1, pageSize = limits.announcementPageSize } = address
  const announcements = useCall(listAnnouncements, {
    params: { id: 'all' },
    query: { branchId: branch, from, to, search, sort, page, pageSize },
  })
  const add = isWriter && (
    <Button onClick={() => router.history.push(screens.announcementForm.path)}>
      {texts.announcement.add}
    </Button>
  )
  const closeDialog = useCloseDialog(change)

  return (
    <Page
      title={texts.announcement.title}
      action={add}
      filters={<AnnouncementFilters address={address} change={change} />}
    >
      <DataTable
        label={texts.announcement.title}
        columns={announcementColumns({ branches: isCompanyWide(role), readers: isWriter })}
        rowId={({ _id }) => _id}
        rowName={({ title }) => title}
        {...listProps(address, change, announcements, limits.announcementPageSize)}
        {...searchProps(address, change, texts.announcementList.search)}
        actions={
          isWriter
            ? (announcement) =>
                announcementRowActions(announcement, {
                  readers: () => showReaders(announcement),
                  edit: () => edit(announcement),
                  cancel: () => cancel(announcement),
                })
            : undefined
        }
        onRowOpen={({ _id }) => change({ show: _id }, opensDialog)}
        emptyHint={
          search || branch || from || to ? texts.announcementList.noneMatches : texts.announcementList.none
        }
        emptyAction={add}
      />
      <Suspense>
        {address.show && (
          <ReadingDialog
            id={address.show}
            listed={announcements.data?.data.find(({ _id }) => _id === address.show)}
            onReaders={showReaders}
            onClose={() => closeDialog({ show: undefined })}
          />
        )}
        {read && <ReadersDialog announcement={read} onClose={() => showReaders(undefined)} />}
      </Suspense>
    </Page>
  )
}
