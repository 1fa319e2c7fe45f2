import { VisuallyHidden } from '@mantine/core'
import { type Announcement, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { cutDescription } from '../../../platform/cut-description.ts'
import { ReadShare } from '../reading/read-share.tsx'
import classes from './announcement-list.module.css'
import { PostedAt } from './posted-at.tsx'

/** @param branches whether a separate column names the branch; if not, this cell marks announcements to all branches */
const postedBy = (branches: boolean): Column<Announcement> => ({
  key: 'postedBy',
  label: texts.announcementList.postedBy,
  sort: 'postedBy',
  width: '9.5rem',
  value: ({ postedBy, branchId }) =>
    branches || branchId !== 'All' ? (
      postedBy
    ) : (
      <span className={classes.notice}>
        {postedBy} <small>{texts.forAllBranches}</small>
      </span>
    ),
})

/** The title, highlighted while unread, above the beginning of the description (C9). */
const title: Column<Announcement> = {
  key: 'title',
  label: texts.columns.title,
  sort: 'title',
  heads: true,
  // The width that the other columns leave.
  width: 'clamp(14rem, 50vw - 27.25rem, 40rem)',
  value: ({ title, desc, read }) => (
    <span className={classes.notice} data-unread={!read || undefined}>
      <span className={classes.title}>
        {!read && <VisuallyHidden>{texts.announcementList.unread} </VisuallyHidden>}
        {title}
      </span>
      <small>{cutDescription(desc)}</small>
    </span>
  ),
}

const branch: Column<Announcement> = {
  key: 'branch',
  label: texts.columns.branch,
  sort: 'branchName',
  width: '7.5rem',
  value: ({ branchName }) => branchName,
}

const dates: readonly Column<Announcement>[] = [
  {
    key: 'createdAt',
    label: texts.announcementList.datePosted,
    sort: 'createdAt',
    width: '7.75rem',
    value: ({ createdAt }) => <PostedAt instant={createdAt} />,
  },
  {
    key: 'startDate',
    label: texts.announcement.fields.startDate,
    sort: 'startDate',
    width: '7.25rem',
    value: ({ startDate }) => formatDay(startDate),
  },
  {
    key: 'endDate',
    label: texts.announcement.fields.endDate,
    sort: 'endDate',
    width: '7.25rem',
    value: ({ endDate }) => formatDay(endDate),
  },
]

const readBy: Column<Announcement> = {
  key: 'readers',
  label: texts.announcementList.readBy,
  width: '7.75rem',
  value: ({ readers }) => (readers ? <ReadShare {...readers} /> : '–'),
}

type Shown = {
  /** Adds the branch column, for roles that see several. */
  branches: boolean
  /** Adds the number of readers, for roles that post. */
  readers: boolean
}

/** The columns of C2; a card is headed by the title. */
export const announcementColumns = ({ branches, readers }: Shown): readonly Column<Announcement>[] => [
  postedBy(branches),
  title,
  ...(branches ? [branch] : []),
  ...dates,
  ...(readers ? [readBy] : []),
]
