import { type Quota, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { LockedField } from '../../../platform/forms/locked-field.tsx'

/** A quota for users who may only read it, without Save (W2). */
export function QuotaView({ quota }: { quota: Quota }) {
  return (
    <FormSection>
      <LockedField label={texts.columns.branch} value={quota.branchName} />
      <LockedField label={texts.columns.department} value={quota.departmentName} />
      <LockedField label={texts.columns.designation} value={quota.designationName} />
      <LockedField label={texts.quotaForm.fields.styleName} value={quota.styleName} />
      <LockedField label={texts.quotaForm.fields.target} value={texts.quotaForm.pieces(quota.target)} />
      <LockedField label={texts.columns.date} value={formatDay(quota.date)} />
    </FormSection>
  )
}
