import { SegmentedControl, Skeleton } from '@mantine/core'
import { type Announcement, isCompanyWide, limits, listAnnouncementReaders, texts } from '@tahi/contract'
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
  const answer = useCall(listAnnouncementReaders, {
    params: { id: announcement._id },
    query: { status: shown, search: search || undefined, page, pageSize },
  })
  const found = answer.data?.data
  // Those of the list behind are older, because a reading is told to nobody else.
  const counts = found?.readers ?? announcement.readers

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
      {answer.error && !found ? (
        <ProblemNotice problem={problemOf(answer.error, () => answer.refetch())} />
      ) : !found || (answer.isPlaceholderData && found.total === 0) ? (
        <Skeleton height={pageSize * 44} />
      ) : found.total === 0 ? (
        <EmptyState>
          {search ? texts.announcementReaders.noneMatches : texts.announcementReaders.none[shown]}
        </EmptyState>
      ) : (
        <PeopleList
          people={found.people}
          withBranch={isCompanyWide(role)}
          refreshing={answer.isPlaceholderData}
        />
      )}
      <Pager
        label={texts.announcement.readersTitle}
        page={page}
        pageSize={pageSize}
        total={found?.total}
        refreshing={answer.isPlaceholderData}
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
