import { type Leave, screens, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { useState } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useFollowStored } from '../../../platform/forms/use-follow-stored.ts'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import { useLeaveDecisions } from '../use-leave-decisions.tsx'
import { LeaveFields } from './leave-fields.tsx'
import { type LeaveValues, leaveForm, valuesOf } from './leave-values.ts'
import { leaveVersions } from './leave-versions.ts'
import { useSaveLeave } from './use-save-leave.ts'

/** The form of an existing leave: its days, details and state. */
export function ChangeLeave({ stored }: { stored: Leave }) {
  const { timeZone } = useCompany()
  const cancel = useCancel(screens.leaves.path)
  const { withdraw } = useLeaveDecisions()
  const [initial] = useState(() => valuesOf(stored))
  const form = useDraftForm<LeaveValues>(`leave:${stored._id}`, initial, leaveForm)
  const { save, leave, leaving, error, stale, settleStale } = useSaveLeave(form, valuesOf(stored))
  const { can, state, decidedBy, decidedAt } = stored
  const locked = !can.includes('change')
  // Includes what was refetched after a refusal.
  useFollowStored(form, valuesOf(stored), locked)

  return (
    <Form
      onSubmit={save}
      submitLabel={texts.leave.save}
      error={error}
      readOnly={locked}
      onCancel={cancel}
      aside={
        can.includes('withdraw') && (
          <BusyButton
            variant="subtle"
            color="red"
            busy={leaving}
            onClick={async () => (await withdraw(stored)) && leave()}
          >
            {texts.leave.withdraw}
          </BusyButton>
        )
      }
    >
      {decidedBy !== null && decidedAt !== null && (
        <InfoNotice>
          {texts.leaveForm.decided(texts.leave.states[state], decidedBy, formatInZone(decidedAt, timeZone))}
        </InfoNotice>
      )}
      {stale && !locked && <StaleNotice versions={leaveVersions(stale.states)} onSettle={settleStale} />}
      <LeaveFields form={form} isNew={false} readOnly={locked} />
    </Form>
  )
}
