import { saveFile } from '@tahi/client/save-file'
import { exportQuotas } from '@tahi/contract'
import { showFailure } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { ExportButton } from '../../../platform/files/export-button.tsx'
import { PrintButton } from '../../../platform/paper/print-button.tsx'
import { client } from '../../../platform/session/session.ts'
import { type QuotaFilterQuery, quotasPaper } from './print-quotas.ts'

/** Export and Print of the filtered quotas; Print also offers the spreadsheet (W2). */
export function ListTools({ filters }: { filters: QuotaFilterQuery }) {
  const company = useCompany()
  const spreadsheet = () => client.send(exportQuotas, { query: filters })
  const papers = async () => {
    const paper = await quotasPaper(company, filters)
    void spreadsheet().then(saveFile, showFailure)
    return paper
  }
  return (
    <>
      <ExportButton file={spreadsheet} />
      <PrintButton papers={papers} />
    </>
  )
}
