import { type exportQuotas as call, type Request, spreadsheets, texts } from '@tahi/contract'
import { sql } from 'kysely'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { branchInScope } from '../../platform/scope.ts'
import type { Services } from '../../platform/services.ts'
import { refuseLargeExport, rowsToRead } from '../../platform/spreadsheets/largest-export.ts'
import { quotaFilters, quotaOrder } from './list-quotas.ts'
import { type QuotaRow, quotaColumns, quotaTables, toQuota } from './quota.ts'

const columns = [
  { title: 'Branch', width: 20 },
  { title: 'Department', width: 20 },
  { title: 'Designation', width: 20 },
  { title: 'Style', width: 24 },
  { title: 'Date', width: 12, kind: 'day' },
  { title: 'Progress', width: 12, format: '#,##0' },
  { title: 'Target Quota', width: 14, format: '#,##0' },
  { title: 'Standing', width: 12 },
] as const

/** The filtered quotas as quota-data.xlsx (W2, W9), with the columns of both variants of the list. */
export async function exportQuotas(
  { database, spreadsheets: files }: Services,
  { query }: Request<typeof call>,
  { context, gone }: Origin,
): Promise<Result<typeof call>> {
  const quotas = await database.work(
    context(),
    async (work) => {
      const where = quotaFilters(branchInScope(work.scope, query.branchId), query, work)
      const { rows } = await sql<QuotaRow>`
        select ${quotaColumns(work.scope)} from ${quotaTables}
        where ${where} ${quotaOrder(query.sort)}
        limit ${rowsToRead}`.execute(work.queries)
      return rows.map((row) => toQuota(row, work))
    },
    'read',
  )
  refuseLargeExport(quotas)
  const content = await files.write(
    {
      name: spreadsheets.quotas.sheet,
      columns,
      rows: quotas.map((quota) => [
        quota.branchName,
        quota.departmentName,
        quota.designationName,
        quota.styleName,
        quota.date,
        quota.progress,
        quota.target,
        texts.quota.standings[quota.standing],
      ]),
    },
    gone(),
  )
  return { fileName: spreadsheets.quotas.file, content }
}
