import { Alert } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { checkLeaves } from '@tahi/contract'
import type { Period } from '@tahi/domain'
import { useCall } from '../../../platform/calls.ts'
import { hasEffects, LeaveEffects } from '../leave-effects.tsx'
import { effectsInput } from './is-sure-of-effects.ts'

type EffectsNoticeProps = { userId: string; period: Period }

/** Warns, while the form is filled in, of what confirming would do to its days besides. */
export function EffectsNotice({ userId, period: { from, to } }: EffectsNoticeProps) {
  const [asked] = useDebouncedValue(`${userId} ${from} ${to}`, 200)
  const settled = asked === `${userId} ${from} ${to}`
  const check = useCall(checkLeaves, effectsInput({ userId, date: from, dateEnd: to }), {
    enabled: settled,
    exact: true,
  })
  const effects = check.data?.data
  return (
    <div role="status">
      {effects && hasEffects(effects) && (
        <Alert color="yellow" variant="light">
          <LeaveEffects effects={effects} ofMany={false} />
        </Alert>
      )}
    </div>
  )
}
