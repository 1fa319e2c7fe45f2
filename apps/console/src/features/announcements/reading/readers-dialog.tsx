import { SegmentedControl, Skeleton } from '@mantine/core'
import {
  type Announcement,
  isCompanyWide,
  limits,
  listAnnouncementReaders,
  readAnnouncement,
  texts,
} from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { Pager } from '@tahi/ui/table/pager.tsx'
import { SearchBox } from '@tahi/ui/table/search-box.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { PeopleList } from './people-list.tsx'
import { ReadShare } from './read-share.tsx'
import classes from './readers-dialog.module.css'
import { type Shown, shownChoices } from './shown-readers.ts'

type ReadersDialogProps = { announcement: Announcement; onClose: () => void }

/** The addressees of an announcement: who has read it and when, and who has not yet. */
export default function ReadersDialog({ announcement, onClose }: ReadersDialogProps) {
  const { role } = useCurrentUser()
  const [shown, show] = useState<Shown>('all')
  const [search, setSearch] = useState('')
  const [page, turnTo] = useState(1)
  const [pageSize, setPageSize] = useState<number>(limits.readerPageSize)
  const params = { id: announcement._id }
  // Fetched, because people read while the list behind is open.
  const counts = useCall(readAnnouncement, { params }).data?.data.readers ?? announcement.readers
  const people = useCall(listAnnouncementReaders, {
    params,
    query: { status: shown, search: search || undefined, page, pageSize },
  })

  return (
    <Dialog title={texts.announcement.readersTitle} size={620} onClose={onClose}>
      <div className={classes.head}>
        <strong>{announcement.title}</strong>
        {counts && <ReadShare {...counts} />}
      </div>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={texts.actions.show}
          transitionDuration={0}
          data={shownChoices(counts)}
          value={shown}
          onChange={(chosen) => {
            show(chosen)
            turnTo(1)
          }}
        />
        <SearchBox
          value={search}
          placeholder={texts.announcementReaders.search}
          maxLength={limits.nameLength}
          onChange={(text) => {
            setSearch(text)
            turnTo(1)
          }}
        />
      </div>
      {people.error && !people.data ? (
        <ProblemNotice problem={problemOf(people.error, () => people.refetch())} />
      ) : !people.data || (people.isPlaceholderData && people.data.total === 0) ? (
        <Skeleton height={pageSize * 44} />
      ) : people.data.total === 0 ? (
        <EmptyState>
          {search ? texts.announcementReaders.noneMatches : texts.announcementReaders.none[shown]}
        </EmptyState>
      ) : (
        <PeopleList
          people={people.data.data}
          withBranch={isCompanyWide(role)}
          refreshing={people.isPlaceholderData}
        />
      )}
      <Pager
        label={texts.announcement.readersTitle}
        page={page}
        pageSize={pageSize}
        total={people.data?.total}
        refreshing={people.isPlaceholderData}
        defaultPageSize={limits.readerPageSize}
        onPageChange={turnTo}
        onPageSizeChange={(size) => {
          setPageSize(size)
          turnTo(1)
        }}
      />
    </Dialog>
  )
}
