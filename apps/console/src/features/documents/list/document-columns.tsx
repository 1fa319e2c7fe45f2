import { type Document, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { LongText } from '@tahi/ui/table/long-text.tsx'
import { cutDescription } from '../../../platform/cut-description.ts'
import { typeIcons } from '../file-types.tsx'
import classes from './document-list.module.css'

interface Layout {
  /** Adds the branch column, for users who see every branch. */
  readonly withBranch: boolean
}

/** The columns of C2, and the file. */
export const documentColumns = (timeZone: string, { withBranch }: Layout): readonly Column<Document>[] => [
  {
    key: 'title',
    label: texts.columns.title,
    sort: 'title',
    width: withBranch ? '24%' : '30%',
    value: ({ title, branchId }) => (
      <LongText whole={title}>
        <span className={classes.title}>{title}</span>
        {!withBranch && branchId === 'All' && <span className={classes.quiet}>{texts.forAllBranches}</span>}
      </LongText>
    ),
  },
  detailsColumn,
  ...(withBranch ? [branchColumn] : []),
  {
    key: 'createdAt',
    label: texts.documentList.columns.datePosted,
    sort: 'createdAt',
    width: '122px',
    value: ({ createdAt, postedBy }) => (
      <span title={texts.documentList.postedBy(postedBy)}>{formatInZone(createdAt, timeZone, 'day')}</span>
    ),
  },
  {
    key: 'fileType',
    label: texts.document.fields.fileType,
    sort: 'fileType',
    width: '116px',
    value: ({ fileType, name }) => {
      const Icon = typeIcons[fileType]
      return (
        <span className={classes.type} title={name}>
          <Icon size={16} stroke={1.6} aria-hidden />
          {fileType}
        </span>
      )
    },
  },
  {
    key: 'fileUrl',
    label: texts.documentList.columns.file,
    kind: 'file',
    linkLabel: texts.document.viewFile,
    width: '88px',
    href: ({ fileUrl }) => fileUrl,
  },
]

const detailsColumn: Column<Document> = {
  key: 'desc',
  label: texts.documentList.columns.details,
  value: ({ desc }) => (
    <LongText whole={desc}>
      <span className={classes.details}>{cutDescription(desc) || '–'}</span>
    </LongText>
  ),
}

const branchColumn: Column<Document> = {
  key: 'branch',
  label: texts.columns.branch,
  sort: 'branchName',
  width: '118px',
  value: ({ branchName }) => branchName,
}
