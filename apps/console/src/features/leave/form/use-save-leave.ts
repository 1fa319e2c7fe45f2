import { createLeave, leave, screens } from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveRecord } from '../../../platform/forms/use-save-record.ts'
import { client } from '../../../platform/session/session.ts'
import { changedByLeaves } from '../shows.ts'
import { type LeaveValues, toBody, valuesOf } from './leave-values.ts'
import { showingLeave } from './showing-leave.ts'

/** Saves the form's leave. */
export function useSaveLeave(form: DraftForm<LeaveValues>) {
  const { today } = useCompany()
  return useSaveRecord({
    form,
    schema: leave,
    valuesOf,
    isReady: () => !form.validate().hasErrors,
    send: () => client.send(createLeave, { body: toBody(form.values) }),
    refresh: useRefresh(changedByLeaves),
    fallback: screens.leaves.path,
    show: (href) => showingLeave(href, form.values, today),
  })
}
