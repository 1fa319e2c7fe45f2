import { type HistoryEntry, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useCompany } from '../../../platform/company.ts'
import { HistoryList } from '../../../platform/history/history-list.tsx'
import { tellEntry } from './history-words.ts'

type HistoryProps = { entries: readonly HistoryEntry[]; createdAt: string }

/** Everything that was done to a record. */
export default function History({ entries, createdAt }: HistoryProps) {
  const { timeZone } = useCompany()
  return (
    <FormSection title={texts.history.title}>
      <HistoryList
        entries={entries}
        tell={tellEntry}
        none={texts.history.none(formatInZone(createdAt, timeZone))}
      />
    </FormSection>
  )
}
