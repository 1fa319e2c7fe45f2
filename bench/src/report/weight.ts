import { aims, verdict } from '../aims.ts'
import type { PageWeight, Weight } from '../script-weight.ts'
import { columns, figure } from '../table.ts'
import type { Table } from './results.ts'

/** The script that each page loads. */
export const weightTable = (pages: readonly PageWeight[], application: Weight): Table => ({
  columns: columns('page', 'KB', 'files', 'beyond'),
  rows: [
    ...pages,
    {
      ...application,
      page: "the employees' application",
      limit: aims.applicationKilobytes,
      beyond: undefined,
    },
  ].map(({ page, kilobytes, files, limit, beyond }) => ({
    cells: [page, figure(kilobytes), String(files), beyond ? `the ${beyond}` : ''],
    aim: limit === undefined ? `≤ ${aims.pageFiles} files` : `≤ ${limit} KB, ${aims.pageFiles} files`,
    verdict: verdict(files <= aims.pageFiles && (limit === undefined || kilobytes <= limit)),
  })),
})
