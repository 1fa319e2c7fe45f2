import { createQuota, quota } from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveForm } from '../../../platform/forms/use-save-form.ts'
import { client } from '../../../platform/session/session.ts'
import { showsQuotas } from '../shows.ts'
import { type QuotaValues, valuesOf } from './quota-values.ts'

/** Saves the form's quota. @param onSaved called with the day of the saved quota */
export function useSaveQuota(form: DraftForm<QuotaValues>, onSaved: (day: string) => void) {
  const refresh = useRefresh(showsQuotas)
  const { save, ...shown } = useSaveForm({
    form,
    schema: quota,
    valuesOf,
    isReady: () => !form.validate().hasErrors,
    send: () => client.send(createQuota, { body: form.values }),
  })
  return {
    ...shown,
    /** @returns whether it was saved */
    async save(): Promise<boolean> {
      if (!(await save())) return false
      await refresh()
      onSaved(form.values.date)
      return true
    },
  }
}
