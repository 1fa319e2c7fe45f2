import { type Company, formatCount, type Quota, type QuotaEmployee, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'

const words = texts.quotaPeople

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
        [texts.columns.department, quota.departmentName],
        [texts.columns.designation, quota.designationName],
        [texts.quotaList.columns.style, quota.styleName],
        [texts.quotaForm.fields.target, formatCount(quota.target)],
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: texts.columns.userId },
        { label: texts.columns.name },
        { label: texts.quotaList.columns.progress, align: 'end' },
        { label: words.paper.entries, align: 'end' },
        { label: words.paper.note },
      ],
      rows: people.map(({ employee, progress, entries, onLeave, active }) => [
        employee.userId,
        listedName(employee),
        formatCount(progress),
        formatCount(entries),
        [onLeave && words.onLeave, !active && words.left].filter(Boolean).join(', '),
      ]),
      footer: [texts.columns.total, '', formatCount(sumOf(people)), '', ''],
      empty: texts.noData,
    },
    { kind: 'signatures', labels: words.paper.signatures },
  ],
})

export const sumOf = (people: readonly QuotaEmployee[]): number =>
  people.reduce((sum, { progress }) => sum + progress, 0)
