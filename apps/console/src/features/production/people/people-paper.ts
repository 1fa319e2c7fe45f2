import { type Company, formatCount, type Quota, type QuotaEmployee, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'

/** The people of a quota with each one's progress, to print (W2). */
export const peoplePaper = (
  company: Company,
  quota: Quota,
  people: readonly QuotaEmployee[],
): PrintDocument => ({
  title: texts.quota.employeesTitle,
  subtitle: `${quota.branchName}, ${formatDay(quota.date)}`,
  company: paperHead(company),
  sections: [
    {
      kind: 'facts',
      pairs: [
        ['Department', quota.departmentName],
        ['Designation', quota.designationName],
        ['Style', quota.styleName],
        ['Target', formatCount(quota.target)],
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: 'User ID' },
        { label: 'Name' },
        { label: 'Progress', align: 'end' },
        { label: 'Entries', align: 'end' },
        { label: 'Note' },
      ],
      rows: people.map(({ employee, progress, entries, onLeave, active }) => [
        employee.userId,
        `${employee.lastName}, ${employee.firstName}`,
        formatCount(progress),
        formatCount(entries),
        [onLeave && 'On leave', !active && 'Left the branch'].filter(Boolean).join(', '),
      ]),
      footer: ['Total', '', formatCount(sumOf(people)), '', ''],
      empty: texts.noData,
    },
    { kind: 'signatures', labels: ['Line leader', 'HR Admin'] },
  ],
})

export const sumOf = (people: readonly QuotaEmployee[]): number =>
  people.reduce((sum, { progress }) => sum + progress, 0)
