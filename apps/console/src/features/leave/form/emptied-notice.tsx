import { Alert } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { checkLeaves } from '@tahi/contract'
import type { Period } from '@tahi/domain'
import { useCall } from '../../../platform/calls.ts'
import { EmptiedQuotas } from '../emptied-quotas.tsx'

type EmptiedNoticeProps = { userId: string; period: Period }

/** Warns, while the form is filled in, that confirming would leave quotas without people. */
export function EmptiedNotice({ userId, period: { from, to } }: EmptiedNoticeProps) {
  const [asked] = useDebouncedValue(`${userId} ${from} ${to}`, 200)
  const settled = asked === `${userId} ${from} ${to}`
  const check = useCall(checkLeaves, { body: { userId, date: from, dateEnd: to } }, { enabled: settled })
  const emptied = (!check.isPlaceholderData && check.data?.data.emptied) || []
  return (
    <div role="status">
      {emptied.length > 0 && (
        <Alert color="yellow" variant="light">
          <EmptiedQuotas emptied={emptied} />
        </Alert>
      )}
    </div>
  )
}
