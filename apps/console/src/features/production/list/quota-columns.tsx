import { formatCount, type Quota } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { ProgressBar } from '../progress-bar.tsx'
import classes from './quota-list.module.css'

const branch: Column<Quota> = {
  key: 'branch',
  label: 'Branch',
  sort: 'branchName',
  value: ({ branchName }) => branchName,
}

const date: Column<Quota> = {
  key: 'date',
  label: 'Date',
  sort: 'date',
  width: '7.25rem',
  value: (quota) => formatDay(quota.date),
}

/** The progress of each designation (W2), with the style below it to distinguish two quotas of a day. */
export const progressColumns: readonly Column<Quota>[] = [
  branch,
  {
    key: 'department',
    label: 'Department',
    sort: 'departmentName',
    value: ({ departmentName }) => departmentName,
  },
  {
    key: 'designation',
    label: 'Designation',
    sort: 'designationName',
    value: ({ designationName, styleName }) => (
      <span className={classes.designation}>
        {designationName} <small>{styleName}</small>
      </span>
    ),
  },
  {
    key: 'progress',
    label: 'Progress',
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
  { key: 'style', label: 'Style', sort: 'styleName', value: ({ styleName }) => styleName },
  date,
  {
    key: 'target',
    label: 'Target Quota',
    sort: 'target',
    kind: 'number',
    value: ({ target }) => formatCount(target),
  },
]
