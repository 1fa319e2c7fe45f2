import { TextInput } from '@mantine/core'
import { isCompanyWide, type Quota, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { NumberField } from '@tahi/ui/fields/number-field.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { BranchSelect } from '../../../platform/choices/branch-select.tsx'
import { DepartmentSelect } from '../../../platform/choices/department-select.tsx'
import { DesignationSelect } from '../../../platform/choices/designation-select.tsx'
import { DayField } from '../../../platform/forms/day-field.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { LockedField } from '../../../platform/forms/locked-field.tsx'
import type { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import type { QuotaValues } from './quota-values.ts'

type QuotaFieldsProps = {
  form: ReturnType<typeof useDraftForm<QuotaValues>>
  /** Null for a new one. */
  quota: Quota | null
}

/** Branch, department, designation, style name, target and date (W2 Quota modal). */
export function QuotaFields({ form, quota }: QuotaFieldsProps) {
  const { role, branchName } = useCurrentUser()
  const reported = quota !== null && quota.entries > 0 ? quota : null
  const { departmentId } = form.values
  return (
    <FormSection {...(reported && { hint: texts.quota.fixedByProgress })}>
      {quota || !isCompanyWide(role) ? (
        <LockedField label="Branch" value={quota?.branchName ?? branchName ?? ''} />
      ) : (
        <BranchSelect {...fieldProps(form, 'branchId')} />
      )}
      {reported ? (
        <LockedField label="Department" value={reported.departmentName} />
      ) : (
        <DepartmentSelect
          required
          {...fieldProps(form, 'departmentId')}
          onChange={(department) => form.setValues({ departmentId: department, designationId: '' })}
        />
      )}
      {reported ? (
        <LockedField label="Designation" value={reported.designationName} />
      ) : (
        <DesignationSelect required departmentId={departmentId} {...fieldProps(form, 'designationId')} />
      )}
      <TextInput
        label="Style name"
        placeholder="Polo shirt, navy"
        required
        {...form.getInputProps('styleName')}
      />
      <NumberField
        label="Target"
        required
        suffix=" pieces"
        thousandSeparator
        allowNegative={false}
        {...fieldProps(form, 'target')}
      />
      {reported ? (
        <LockedField label="Date" value={formatDay(reported.date)} />
      ) : (
        <DayField label="Date" required {...fieldProps(form, 'date')} />
      )}
    </FormSection>
  )
}
