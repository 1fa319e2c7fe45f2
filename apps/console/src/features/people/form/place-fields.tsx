import { Select, TextInput } from '@mantine/core'
import { isCompanyWide, type PersonRecord, type Role, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { BranchSelect } from '../../../platform/choices/branch-select.tsx'
import { DepartmentSelect } from '../../../platform/choices/department-select.tsx'
import { DesignationSelect } from '../../../platform/choices/designation-select.tsx'
import { inDepartment } from '../../../platform/choices/in-department.ts'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { AccessNote } from './access-note.tsx'
import classes from './fields.module.css'
import { hasDepartment, inBranch, type PersonValues } from './person-values.ts'
import { roleChoices } from './role-choices.ts'

const { fields } = texts.employees

type PlaceFieldsProps = {
  form: DraftForm<PersonValues>
  /** The stored record; none while a person is added. */
  saved: PersonRecord | undefined
}

/** Account access and place of work: branch, fixed for an HR Admin; department; designation (W2, W5). */
export function PlaceFields({ form, saved }: PlaceFieldsProps) {
  const user = useCurrentUser()
  const { values, errors, setFieldValue } = form
  const { opened } = form
  const isMove = saved !== undefined && opened.branchId !== '' && form.isDirty('branchId')
  const { choices, locked } = roleChoices(user.role, values.role)
  return (
    <FormSection title={texts.employeeForm.sections.account}>
      <div className={classes.four}>
        <Select
          label={fields.role}
          data={choices}
          value={values.role}
          onChange={(role) => role !== null && setFieldValue('role', role as Role)}
          error={errors.role}
          allowDeselect={false}
          disabled={locked}
          classNames={{ input: classes.shown ?? '' }}
        />
        {!isCompanyWide(user.role) && (
          <TextInput
            label={fields.branchId}
            value={user.branchName ?? ''}
            error={errors.branchId}
            {...fixed}
          />
        )}
        {isCompanyWide(user.role) && !isCompanyWide(values.role) && (
          <BranchSelect
            label={fields.branchId}
            value={values.branchId || undefined}
            onChange={(branchId) => form.setValues(inBranch(branchId, opened))}
            error={errors.branchId}
          />
        )}
        {values.role === 'manager' && (
          <>
            <TextInput label={fields.departmentId} value={texts.person.adminHr} {...fixed} />
            <TextInput label={fields.designationId} value={texts.person.adminHr} {...fixed} />
          </>
        )}
        {hasDepartment(values.role) && (
          <>
            <DepartmentSelect
              value={values.departmentId}
              onChange={(departmentId) => form.setValues(inDepartment(departmentId, opened))}
              error={errors.departmentId}
            />
            <DesignationSelect
              departmentId={values.departmentId}
              placeholder={
                values.departmentId === '' ? texts.employeeForm.departmentFirst : texts.choose.designation
              }
              value={values.designationId}
              onChange={(designationId) => setFieldValue('designationId', designationId)}
              error={errors.designationId}
            />
          </>
        )}
      </div>
      {isMove && (
        <p role="status" className={classes.note}>
          {texts.employees.movesBranch}
        </p>
      )}
      <AccessNote saved={saved} role={values.role} />
    </FormSection>
  )
}

const fixed = { disabled: true, classNames: { input: classes.shown ?? '' } }
