import { formatCount, type Quota, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { ProgressBar } from '../progress-bar.tsx'
import classes from './quota-list.module.css'

const branch: Column<Quota> = {
  key: 'branch',
  label: texts.columns.branch,
  sort: 'branchName',
  value: ({ branchName }) => branchName,
}

const date: Column<Quota> = {
  key: 'date',
  label: texts.columns.date,
  sort: 'date',
  width: '7.25rem',
  value: (quota) => formatDay(quota.date),
}

/** The progress of each designation (W2), with the style below it to distinguish two quotas of a day. */
export const progressColumns: readonly Column<Quota>[] = [
  branch,
  {
    key: 'department',
    label: texts.columns.department,
    sort: 'departmentName',
    value: ({ departmentName }) => departmentName,
  },
  {
    key: 'designation',
    label: texts.columns.designation,
    sort: 'designationName',
    value: ({ designationName, styleName }) => (
      <span className={classes.designation}>
        {designationName} <small>{styleName}</small>
      </span>
    ),
  },
  {
    key: 'progress',
    label: texts.quotaList.columns.progress,
    sort: 'progress',
    width: 'clamp(11.5rem, 34vw - 4.5rem, 27rem)',
    value: ({ progress, target, expected, standing }) => (
      <ProgressBar progress={progress} target={target} expected={expected} standing={standing} />
    ),
  },
  date,
]

/** The columns about what is to be sewn (W2). */
export const targetColumns: readonly Column<Quota>[] = [
  branch,
  {
    key: 'style',
    label: texts.quotaList.columns.style,
    sort: 'styleName',
    value: ({ styleName }) => styleName,
  },
  date,
  {
    key: 'target',
    label: texts.quotaList.columns.target,
    sort: 'target',
    kind: 'number',
    value: ({ target }) => formatCount(target),
  },
]
