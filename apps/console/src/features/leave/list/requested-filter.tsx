import { Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { listLeaves } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'

type RequestedFilterProps = { branchId: string | undefined; on: boolean; onChange: (on: boolean) => void }

/** How many requests wait, whenever they are for; a press shows just those, another one the list as it was. */
export function RequestedFilter({ branchId, on, onChange }: RequestedFilterProps) {
  const requested = useCall(listLeaves, {
    params: { id: 'all' },
    query: { status: 'requested', branchId, page: 1, pageSize: 1 },
  })
  const count = requested.data?.total ?? 0
  if (count === 0 && !on) return null
  return (
    <Button
      size="sm"
      variant={on ? 'light' : 'default'}
      aria-pressed={on}
      leftSection={<IconHourglass size={15} />}
      onClick={() => onChange(!on)}
    >
      {count.toLocaleString('en')} to decide
    </Button>
  )
}
