import { createLeave, leave, screens } from '@tahi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRefresh } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveRecord } from '../../../platform/forms/use-save-record.ts'
import { client } from '../../../platform/session/session.ts'
import { changedByLeaves } from '../shows.ts'
import { isSureOfEffects } from './is-sure-of-effects.ts'
import { type LeaveValues, toBody, valuesOf } from './leave-values.ts'
import { showingLeave } from './showing-leave.ts'

/** Saves the form's leave. @param stored an existing leave, as it is saved */
export function useSaveLeave(form: DraftForm<LeaveValues>, stored?: LeaveValues) {
  const { today } = useCompany()
  const queries = useQueryClient()
  return useSaveRecord({
    form,
    schema: leave,
    valuesOf,
    isReady: async () => !form.validate().hasErrors && (await isSureOfEffects(queries, form.values, stored)),
    send: () => client.send(createLeave, { body: toBody(form.values) }),
    refresh: useRefresh(changedByLeaves),
    fallback: screens.leaves.path,
    show: (href) => showingLeave(href, form.values, today),
  })
}
