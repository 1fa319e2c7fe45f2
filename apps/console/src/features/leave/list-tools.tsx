import { exportLeaves, listLeaves } from '@tahi/contract'
import { useCompany } from '../../platform/company.ts'
import { ExportButton } from '../../platform/files/export-button.tsx'
import { branchesOf } from '../../platform/paper/filter-names.ts'
import { PrintButton } from '../../platform/paper/print-button.tsx'
import { client } from '../../platform/session/session.ts'
import type { LeaveQuery } from './leave-paper.ts'

/** Export and Print of the filtered leaves, by date unless another order is chosen (W2). */
export function ListTools({ query }: { query: LeaveQuery }) {
  const company = useCompany()
  const papers = async () => {
    const [{ data }, { leavePaper }] = await Promise.all([
      client.send(listLeaves, { params: { id: 'all' }, query: { ...query, sort: query.sort ?? 'date' } }),
      import('./leave-paper.ts'),
    ])
    return leavePaper(company, query, data, await branchesOf(data, query.branchId))
  }
  return (
    <>
      <ExportButton file={() => client.send(exportLeaves, { query })} />
      <PrintButton papers={papers} />
    </>
  )
}
