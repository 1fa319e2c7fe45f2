import { exportAttendance } from '@tahi/contract'
import { useCompany } from '../../platform/company.ts'
import { ExportButton } from '../../platform/files/export-button.tsx'
import { PrintButton } from '../../platform/paper/print-button.tsx'
import { client } from '../../platform/session/session.ts'
import { type RecordFilters, recordsPaper } from './list/print-records.ts'

type ListToolsProps = { filters: RecordFilters }

/** Export and Print of the filtered records; every role can print (C2). */
export function ListTools({ filters }: ListToolsProps) {
  const company = useCompany()
  return (
    <>
      <ExportButton file={() => client.send(exportAttendance, { query: filters })} />
      <PrintButton papers={() => recordsPaper(company, filters)} />
    </>
  )
}
