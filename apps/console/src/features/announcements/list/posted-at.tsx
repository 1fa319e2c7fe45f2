import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useCompany } from '../../../platform/company.ts'

/** An instant's day in the company's time zone; its time shows on hover. */
export function PostedAt({ instant }: { instant: string }) {
  const { timeZone } = useCompany()
  return (
    <time dateTime={instant} title={formatInZone(instant, timeZone)}>
      {formatInZone(instant, timeZone, 'day')}
    </time>
  )
}
