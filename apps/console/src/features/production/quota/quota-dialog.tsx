import { type Quota, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useState } from 'react'
import { labelOf } from '../../../platform/choices/label-of.ts'
import { useDesignationChoices } from '../../../platform/choices/use-department-choices.ts'
import { useCompany } from '../../../platform/company.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import { NobodyNotice } from './nobody-notice.tsx'
import { QuotaFields } from './quota-fields.tsx'
import { newValues, type QuotaValues, quotaForm, valuesOf } from './quota-values.ts'
import { quotaVersions } from './quota-versions.ts'
import { QuotaView } from './quota-view.tsx'
import { useSaveQuota } from './use-save-quota.ts'

type QuotaDialogProps = {
  /** Null for a new one. */
  quota: Quota | null
  /** Called with the day of the saved quota. */
  onSaved: (day: string) => void
  onClose: () => void
}

/** One quota, in the dialog of W2. */
export default function QuotaDialog({ quota, onSaved, onClose }: QuotaDialogProps) {
  if (!quota || quota.can.includes('edit'))
    return <QuotaEditor quota={quota} onSaved={onSaved} onClose={onClose} />
  return (
    <Dialog title={texts.quota.formTitle} size="lg" onClose={onClose}>
      <QuotaView quota={quota} />
    </Dialog>
  )
}

function QuotaEditor({ quota, onSaved, onClose }: QuotaDialogProps) {
  const { today } = useCompany()
  const { branchId } = useCurrentUser()
  const [initial] = useState(() => (quota ? valuesOf(quota) : newValues(branchId ?? '', today)))
  const form = useDraftForm<QuotaValues>(`quota:${quota?._id ?? 'new'}`, initial, quotaForm)
  const saving = useSaveQuota(form, onSaved, onClose)
  const { save, saveAndAddAnother, cancel, error, stale, settleStale } = saving
  const { choices: designations } = useDesignationChoices(form.values.departmentId)
  const nameOf = (id: string) => labelOf(designations, id) ?? ''

  return (
    <Dialog title={texts.quota.formTitle} size="lg" onClose={cancel}>
      <Form
        onSubmit={save}
        onCancel={cancel}
        error={error}
        aside={
          !quota && (
            <BusyButton saves variant="default" onClick={saveAndAddAnother}>
              {texts.actions.saveAndAdd}
            </BusyButton>
          )
        }
      >
        {stale && <StaleNotice versions={quotaVersions(stale, nameOf)} onSettle={settleStale} />}
        <QuotaFields form={form} quota={quota} />
        {!quota?.entries && <NobodyNotice values={form.values} />}
      </Form>
    </Dialog>
  )
}
