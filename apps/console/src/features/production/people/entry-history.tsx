import { Button, Skeleton } from '@mantine/core'
import { formatCount, listQuotaProgress, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import classes from './employees.module.css'

type EntryHistoryProps = {
  quotaId: string
  personId: string
  /** Called with the pieces of the entry to take back. */
  onTakeBack: ((pieces: number) => void) | undefined
}

/** All entries of one person on a quota, newest first, with the author and the reason of a correction. */
export function EntryHistory({ quotaId, personId, onTakeBack }: EntryHistoryProps) {
  const { timeZone } = useCompany()
  const entries = useCall(listQuotaProgress, { params: { id: quotaId }, query: { employeeId: personId } })
  if (entries.error && !entries.data)
    return (
      <p className={classes.historyProblem} role="alert">
        {entries.error.message}{' '}
        <Button size="compact-xs" variant="default" onClick={() => entries.refetch()}>
          {texts.actions.retry}
        </Button>
      </p>
    )
  if (!entries.data) return <Skeleton height={32} mb={8} />
  return (
    <ol className={classes.history}>
      {entries.data.data.map(({ _id, quotaProgress, reason, reportedBy, createdAt }) => (
        <li key={_id}>
          <span>{formatInZone(createdAt, timeZone)}</span>
          <strong>{quotaProgress > 0 ? `+${formatCount(quotaProgress)}` : formatCount(quotaProgress)}</strong>
          <span className={classes.why}>
            {reportedBy}
            {reason && `: ${reason}`}
          </span>
          {onTakeBack && quotaProgress > 0 && (
            <Button size="compact-xs" variant="default" onClick={() => onTakeBack(quotaProgress)}>
              {texts.quotaPeople.takeBack}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
