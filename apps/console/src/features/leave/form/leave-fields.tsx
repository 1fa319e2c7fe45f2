import { Select, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from '@tahi/contract'
import { leaveStates, leaveTypes } from '@tahi/domain'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { EmployeeField } from '../../../platform/employees/employee-field.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { LockedField, lockedProps } from '../../../platform/forms/locked-field.tsx'
import { SpanFields } from '../../../platform/forms/span-fields.tsx'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { lengthWords } from '../leave-words.ts'
import { EffectsNotice } from './effects-notice.tsx'
import classes from './leave-fields.module.css'
import { type LeaveValues, typedPeriod } from './leave-values.ts'

type LeaveFieldsProps = {
  form: UseFormReturnType<LeaveValues>
  /** Employee and type of an existing leave cannot be changed (W2). */
  isNew: boolean
  /** Whether the leave may only be read. */
  readOnly: boolean
}

const { fields, states } = texts.leave

/** In the form's order (W2). */
const stateChoices = (['confirmed', 'requested', 'rejected'] as const).map((value) => ({
  value,
  label: states[value],
}))

/** The fields of a leave (W2 Leaves). */
export function LeaveFields({ form, isNew, readOnly }: LeaveFieldsProps) {
  const { userId, employee, leaveType, state } = form.values
  const me = useCurrentUser()
  const period = typedPeriod(form.values)
  /** People who keep the records request their own leaves like everybody; somebody else decides them (decision 0023). */
  const isOwn = userId === me._id

  return (
    <>
      <FormSection>
        {isNew ? (
          <EmployeeField
            value={userId}
            name={employee}
            error={form.errors.userId}
            onChange={(person) => {
              form.setFieldValue('userId', person?._id ?? '')
              form.setFieldValue('employee', person?.name ?? '')
              if (person?._id === me._id) form.setFieldValue('state', 'requested')
            }}
          />
        ) : (
          <LockedField label={fields.employee} value={employee} />
        )}
        {isNew ? (
          <Select
            label={fields.leaveType}
            required
            placeholder={texts.leave.noType}
            data={[...leaveTypes]}
            value={leaveType || null}
            onChange={(type) => form.setFieldValue('leaveType', type ?? '')}
            error={form.errors.leaveType}
            allowDeselect={false}
            searchable
            maxDropdownHeight={320}
          />
        ) : (
          <LockedField label={fields.leaveType} value={leaveType} />
        )}
        <SpanFields
          first={{ label: fields.date, ...fieldProps(form, 'date') }}
          last={{ label: fields.dateEnd, ...fieldProps(form, 'dateEnd') }}
          readOnly={readOnly}
        />
        <p className={classes.length} role="status">
          {period ? lengthWords(period) : ''}
        </p>
      </FormSection>
      <FormSection>
        {readOnly && <LockedField label={fields.state} value={states[state]} />}
        {!readOnly && !isOwn && (
          <Select
            label={fields.state}
            data={stateChoices}
            value={state}
            onChange={(chosen) => {
              const next = leaveStates.find((one) => one === chosen)
              if (next) form.setFieldValue('state', next)
            }}
            allowDeselect={false}
          />
        )}
        <Textarea
          label={fields.details}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('details')}
          {...(readOnly && lockedProps)}
        />
      </FormSection>
      {!readOnly && state === 'confirmed' && userId && !isOwn && period && (
        <EffectsNotice userId={userId} period={period} />
      )}
    </>
  )
}
