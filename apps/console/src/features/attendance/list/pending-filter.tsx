import { listAttendance, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { WaitingFilter } from '../../../platform/filters/waiting-filter.tsx'

type PendingFilterProps = {
  /** The list's, without its status. */
  filters: { from: string; to: string; branchId: string | undefined; search: string | undefined }
  on: boolean
  onChange: (on: boolean) => void
}

/** A filter for the listed days that wait for confirmation. */
export function PendingFilter({ filters, on, onChange }: PendingFilterProps) {
  const pending = useCall(listAttendance, {
    params: { id: 'all' },
    query: { ...filters, status: 'toConfirm', page: 1, pageSize: 1 },
  })
  return (
    <WaitingFilter
      count={pending.data?.total}
      words={texts.attendance.counted.toConfirm}
      on={on}
      onChange={onChange}
    />
  )
}
