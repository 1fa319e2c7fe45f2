import { screens, texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useState } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { LeaveFields } from './leave-fields.tsx'
import { type LeaveValues, leaveForm, newValues } from './leave-values.ts'
import { PersonLeaves } from './person-leaves.tsx'
import { useSaveLeave } from './use-save-leave.ts'

type NewLeaveProps = {
  /** The preset first day; undefined for today. */
  date: Day | undefined
}

/** A leave that HR enters for an employee (W2 Leaves form). */
export function NewLeave({ date }: NewLeaveProps) {
  const { today } = useCompany()
  const cancel = useCancel(screens.leaves.path)
  const [initial] = useState(() => newValues(date ?? today))
  const form = useDraftForm<LeaveValues>(`leave:new:${date ?? ''}`, initial, leaveForm)
  const { save, error } = useSaveLeave(form)
  const { _id, userId, employee } = form.values
  return (
    <FormPage
      list="leaves"
      title={texts.leave.formTitle}
      step={texts.actions.new}
      beside={userId && <PersonLeaves userId={userId} name={employee} today={today} except={_id} />}
    >
      <Form onSubmit={save} submitLabel={texts.leave.save} error={error} onCancel={cancel}>
        <LeaveFields form={form} isNew readOnly={false} />
      </Form>
    </FormPage>
  )
}
