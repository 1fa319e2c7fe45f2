import { TextInput } from '@mantine/core'
import { isCompanyWide, type Quota, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { NumberField } from '@tahi/ui/fields/number-field.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { BranchSelect } from '../../../platform/choices/branch-select.tsx'
import { DepartmentSelect } from '../../../platform/choices/department-select.tsx'
import { DesignationSelect } from '../../../platform/choices/designation-select.tsx'
import { inDepartment } from '../../../platform/choices/in-department.ts'
import { DayField } from '../../../platform/forms/day-field.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { LockedField } from '../../../platform/forms/locked-field.tsx'
import type { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import type { QuotaValues } from './quota-values.ts'

const { fields } = texts.quotaForm

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
        <LockedField label={texts.columns.branch} value={quota?.branchName ?? branchName ?? ''} />
      ) : (
        <BranchSelect {...fieldProps(form, 'branchId')} />
      )}
      {reported ? (
        <LockedField label={texts.columns.department} value={reported.departmentName} />
      ) : (
        <DepartmentSelect
          required
          {...fieldProps(form, 'departmentId')}
          onChange={(next) => form.setValues(inDepartment(next, form.opened))}
        />
      )}
      {reported ? (
        <LockedField label={texts.columns.designation} value={reported.designationName} />
      ) : (
        <DesignationSelect required departmentId={departmentId} {...fieldProps(form, 'designationId')} />
      )}
      <TextInput
        label={fields.styleName}
        placeholder={texts.quotaForm.styleExample}
        required
        {...form.getInputProps('styleName')}
      />
      <NumberField
        label={fields.target}
        required
        suffix={` ${texts.quotaForm.unit}`}
        {...fieldProps(form, 'target')}
      />
      {reported ? (
        <LockedField label={texts.columns.date} value={formatDay(reported.date)} />
      ) : (
        <DayField label={texts.columns.date} required {...fieldProps(form, 'date')} />
      )}
    </FormSection>
  )
}
