import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useCompany } from '../../../platform/company.ts'

/** The company's day of an instant; the time shows when pointed at. */
export function PostedAt({ instant }: { instant: string }) {
  const { timeZone } = useCompany()
  return (
    <time dateTime={instant} title={formatInZone(instant, timeZone)}>
      {formatInZone(instant, timeZone, 'day')}
    </time>
  )
}
