import { Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { listAttendance } from '@tahi/contract'
import { useCall } from '../../platform/calls.ts'

type PendingFilterProps = {
  filters: { from: string; to: string; branchId: string | undefined }
  on: boolean
  onChange: (on: boolean) => void
}

/** How many days of the range wait for confirmation; a press shows just those, another one all again. */
export function PendingFilter({ filters, on, onChange }: PendingFilterProps) {
  const pending = useCall(listAttendance, {
    params: { id: 'all' },
    query: { ...filters, status: 'toConfirm', page: 1, pageSize: 1 },
  })
  const count = pending.data?.total ?? 0
  if (count === 0 && !on) return null
  return (
    <Button
      size="sm"
      variant={on ? 'light' : 'default'}
      aria-pressed={on}
      leftSection={<IconHourglass size={15} />}
      onClick={() => onChange(!on)}
    >
      {count.toLocaleString('en')} to confirm
    </Button>
  )
}
