import { createLeave, type Leave, leave, screens } from '@tahi/contract'
import type { DraftForm } from '../../../platform/draft-form.ts'
import { useSaveRecord } from '../../../platform/save-record.ts'
import { client } from '../../../platform/session.ts'
import { useRefreshLeaves } from '../use-refresh-leaves.ts'
import { type LeaveValues, toBody } from './leave-values.ts'

/** Saves the form's leave. */
export const useSaveLeave = (form: DraftForm<LeaveValues>, stored: Leave | null) =>
  useSaveRecord({
    form,
    schema: leave,
    storedVersion: stored?.version,
    isReady: () => !form.validate().hasErrors,
    send: (version) => client.send(createLeave, { body: { ...toBody(form.values), version } }),
    refresh: useRefreshLeaves(),
    fallback: screens.leaves.path,
  })
