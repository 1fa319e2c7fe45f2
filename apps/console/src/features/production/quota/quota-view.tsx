import { formatCount, type Quota } from '@tahi/contract'

import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { LockedField } from '../../../platform/forms/locked-field.tsx'

/** A quota for users who may only read it, without Save (W2). */
export function QuotaView({ quota }: { quota: Quota }) {
  return (
    <FormSection>
      <LockedField label="Branch" value={quota.branchName} />
      <LockedField label="Department" value={quota.departmentName} />
      <LockedField label="Designation" value={quota.designationName} />
      <LockedField label="Style name" value={quota.styleName} />
      <LockedField label="Target" value={`${formatCount(quota.target)} pieces`} />
      <LockedField label="Date" value={formatDay(quota.date)} />
    </FormSection>
  )
}
