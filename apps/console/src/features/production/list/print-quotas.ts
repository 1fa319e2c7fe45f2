import {
  type Company,
  type exportQuotas,
  formatCount,
  type Input,
  listQuotas,
  type Quota,
  texts,
} from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { branchesOf, departmentNamed } from '../../../platform/paper/filter-names.ts'
import { branchCells, paperExtent } from '../../../platform/paper/paper-extent.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'
import { client } from '../../../platform/session/session.ts'

export type QuotaFilterQuery = Input<typeof exportQuotas>['query'] & { from: string; to: string }

/** The filtered quotas on paper (W2). */
export async function quotasPaper(company: Company, query: QuotaFilterQuery): Promise<PrintDocument> {
  const { data } = await client.send(listQuotas, { params: { id: 'all' }, query })
  const branches = await branchesOf(data, query.branchId)
  const department =
    (await departmentNamed(query.departmentId)) ?? (query.departmentId && data[0]?.departmentName)
  return quotaList(company, query, data, { branches, department })
}

export const quotaList = (
  company: Company,
  { from, to, standing, search }: QuotaFilterQuery,
  quotas: readonly Quota[],
  { branches, department }: { branches: readonly string[]; department?: string | undefined },
): PrintDocument => {
  const branch = branchCells(quotas)
  return {
    title: texts.quota.printTitle(formatDay(from), formatDay(to)),
    ...paperExtent(
      branches,
      [department, standing && standing !== 'all' ? texts.quota.standings[standing] : undefined],
      search,
    ),
    company: paperHead(company),
    sections: [
      {
        kind: 'table',
        columns: [
          ...branch.columns,
          { label: texts.columns.department },
          { label: texts.columns.designation },
          { label: texts.quotaList.columns.style },
          { label: texts.quotaList.columns.progress, align: 'end' },
          { label: texts.quotaList.columns.standing },
          { label: texts.columns.date, oneLine: true },
        ],
        rows: quotas.map((quota) => [
          ...branch.of(quota),
          quota.departmentName,
          quota.designationName,
          quota.styleName,
          share(quota),
          texts.quota.standings[quota.standing],
          formatDay(quota.date),
        ]),
        footer: [
          texts.columns.total,
          ...branch.columns.map(() => ''),
          '',
          '',
          share(totalOf(quotas)),
          '',
          '',
        ],
        empty: texts.noData,
      },
      { kind: 'signatures', labels: texts.signatures },
    ],
  }
}

const share = ({ progress, target }: Pick<Quota, 'progress' | 'target'>): string =>
  `${formatCount(progress)} / ${formatCount(target)}`

const totalOf = (quotas: readonly Quota[]) => ({
  progress: quotas.reduce((sum, { progress }) => sum + progress, 0),
  target: quotas.reduce((sum, { target }) => sum + target, 0),
})
