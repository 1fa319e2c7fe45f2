import type { Answer } from '@tahi/client'
import type { readAttendance } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useCompany } from '../../../platform/company.ts'
import classes from './history.module.css'
import { HistoryEntry } from './history-entry.tsx'

type Entries = Answer<typeof readAttendance>['data']['history']

type HistoryProps = { entries: Entries; createdAt: string }

/** Everything that was done to a record, newest first, in the company's time. */
export function History({ entries, createdAt }: HistoryProps) {
  const { timeZone } = useCompany()
  return (
    <FormSection title="History">
      {entries.length === 0 ? (
        <p className={classes.none}>
          Recorded {formatInZone(createdAt, timeZone)}. Nothing was changed since.
        </p>
      ) : (
        <ol className={classes.history}>
          {entries.map((entry) => (
            <HistoryEntry key={`${entry.at} ${entry.action}`} entry={entry} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </FormSection>
  )
}
