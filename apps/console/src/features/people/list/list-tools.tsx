import { exportPeople } from '@tahi/contract'
import type { ReactNode } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { ExportButton } from '../../../platform/files/export-button.tsx'
import { PrintButton } from '../../../platform/paper/print-button.tsx'
import { client } from '../../../platform/session/session.ts'
import { type PeopleFilters, peoplePaper } from './print-people.ts'

type ListToolsProps = {
  filters: PeopleFilters
  /** The Import button, for users who keep the records. */
  imports: ReactNode
}

/** Import, Export and Print of the filtered people (W2 Employees). */
export function ListTools({ filters, imports }: ListToolsProps) {
  const company = useCompany()
  return (
    <>
      {imports}
      <ExportButton file={() => client.send(exportPeople, { query: filters })} />
      <PrintButton papers={() => peoplePaper(company, filters)} />
    </>
  )
}
