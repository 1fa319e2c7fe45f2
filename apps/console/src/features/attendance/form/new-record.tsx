import { createAttendance, screens, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { useLeaveAfterSave } from '../../../platform/forms/after-save.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { conflictAt, showFailedSave } from '../../../platform/forms/save-words.ts'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { showingDay } from '../../../platform/lists/showing-day.ts'
import { client } from '../../../platform/session/session.ts'
import type { NewDay } from '../address.ts'
import { shownClaims } from '../claims/shown-claims.ts'
import { useWaitingClaims } from '../claims/use-waiting-claims.ts'
import { payslipOf, withPayslip } from '../payslip-link.tsx'
import { useRecordActions } from '../use-record-actions.ts'
import { MonthCard } from './month-card.tsx'
import { NewFields } from './new-fields.tsx'
import { draftSchema, newDraft, type RecordDraft, toBody } from './record-draft.ts'

// Few days have claims.
const ClaimsCard = lazy(() => import('../claims/claims-card.tsx'))

/** A day that the clock did not record (C2 Attendance create). @param of whose day, if that is known */
export function NewRecord({ of }: { of: NewDay | undefined }) {
  const { today } = useCompany()
  const cancel = useCancel(screens.attendance.path)
  const { leave, leaving } = useLeaveAfterSave(screens.attendance.path)
  const { changed } = useRecordActions()
  const [initial] = useState(() => ({ ...newDraft(today), ...of }))
  const key = of ? `attendance:new:${of.userId}:${of.date}` : 'attendance:new'
  const form = useDraftForm<RecordDraft>(key, initial, draftSchema(today))
  const [error, setError] = useState<ReactNode>()
  const employee = useRef<HTMLInputElement>(null)
  const { userId, employee: name, date } = form.values
  const claims = useWaitingClaims(userId, date)

  const send = async (): Promise<boolean> => {
    setError(undefined)
    if (leaving || form.validate().hasErrors) return false
    try {
      await client.send(createAttendance, { body: toBody(form.values, shownClaims(claims)) })
      form.settle()
      void changed()
      return true
    } catch (failure) {
      // A conflict is of the day: it is recorded already or paid. Then the words stand beside the link to the payslip.
      const places = [
        form.showErrors,
        ...(payslipOf(failure) ? [] : [conflictAt('date', form.setFieldError)]),
      ]
      setError(withPayslip(showFailedSave(failure, ...places), failure))
      return false
    }
  }

  const save = async () => {
    if (!(await send())) return
    await leave((href) => showingDay(href, 'attendance', form.values.date, today))
  }

  const saveAndAdd = async () => {
    if (!(await send())) return
    toast.success(texts.success)
    form.goOnFrom({ ...newDraft(today), date: form.values.date, status: form.values.status })
    employee.current?.focus()
  }

  return (
    <FormPage
      list="attendance"
      title={texts.attendance.formTitle}
      step={texts.actions.new}
      beside={
        userId && (
          <>
            <MonthCard userId={userId} name={name} day={date} />
            <Suspense fallback={null}>{claims.length > 0 && <ClaimsCard claims={claims} />}</Suspense>
          </>
        )
      }
    >
      <Form
        onSubmit={save}
        submitLabel={texts.attendance.save}
        error={error}
        onCancel={cancel}
        aside={
          <BusyButton saves variant="default" onClick={saveAndAdd}>
            {texts.actions.saveAndAdd}
          </BusyButton>
        }
      >
        <NewFields form={form} today={today} employeeRef={employee} />
      </Form>
    </FormPage>
  )
}
