import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { exportAttendance } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { showFailure } from '../../platform/calls.ts'
import { useCompany } from '../../platform/company.ts'
import { printWhenReady } from '../../platform/print-when-ready.ts'
import { saveFile } from '../../platform/save-file.ts'
import { client } from '../../platform/session.ts'
import { type RecordFilters, recordsPaper } from './print-records.ts'

type ListToolsProps = { filters: RecordFilters }

/** Export and Print of the filtered records; Print is there for everyone (C2). */
export function ListTools({ filters }: ListToolsProps) {
  const company = useCompany()
  return (
    <>
      <BusyButton
        variant="default"
        leftSection={<IconDownload size={16} />}
        onClick={() => client.send(exportAttendance, { query: filters }).then(saveFile, showFailure)}
      >
        Export
      </BusyButton>
      <BusyButton
        variant="default"
        leftSection={<IconPrinter size={16} />}
        onClick={() => printWhenReady(() => recordsPaper(company, filters))}
      >
        Print
      </BusyButton>
    </>
  )
}
