import { type exportQuotas as call, type Request, spreadsheets, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { branchInScope } from '../../platform/scope.ts'
import { exportList } from '../../platform/spreadsheets/export-list.ts'
import { quotaFilters, quotaOrder } from './filters.ts'
import { type QuotaRow, quotaColumns, quotaTables, toQuota } from './quota.ts'

const columns = [
  { title: texts.columns.branch, width: 20 },
  { title: texts.columns.department, width: 20 },
  { title: texts.columns.designation, width: 20 },
  { title: texts.quotaList.columns.style, width: 24 },
  { title: texts.columns.date, width: 12, kind: 'day' },
  { title: texts.quotaList.columns.progress, width: 12, format: '#,##0' },
  { title: texts.quotaList.columns.target, width: 14, format: '#,##0' },
  { title: texts.quotaList.columns.standing, width: 12 },
] as const

type Query = Request<typeof call>['query']

/** The filtered quotas as quota-data.xlsx (W2, W9), with the columns of both variants of the list. */
export const exportQuotas = exportList({
  names: spreadsheets.quotas,
  columns,
  select: (work, query: Query) => sql<QuotaRow>`
    select ${quotaColumns(work.scope)} from ${quotaTables}
    where ${quotaFilters(branchInScope(work.scope, query.branchId), query, work)} ${quotaOrder(query.sort)}`,
  toRows: (found, work) =>
    found
      .map((row) => toQuota(row, work))
      .map((quota) => [
        quota.branchName,
        quota.departmentName,
        quota.designationName,
        quota.styleName,
        quota.date,
        quota.progress,
        quota.target,
        texts.quota.standings[quota.standing],
      ]),
})
