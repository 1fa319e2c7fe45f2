import { createQuota, quota, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRefresh } from '../../../platform/calls.ts'
import { inOwnBranch } from '../../../platform/forms/in-own-branch.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveDialog } from '../../../platform/forms/use-save-dialog.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { useStale } from '../../../platform/stale/use-stale.ts'
import { showsQuotas } from '../shows.ts'
import { nextValues, type QuotaValues, valuesOf } from './quota-values.ts'

/** Saves the form's quota. @param onSaved called with the day of the saved quota */
export function useSaveQuota(
  form: DraftForm<QuotaValues>,
  onSaved: (day: string) => void,
  onClose: () => void,
) {
  const { role } = useCurrentUser()
  const refresh = useRefresh(showsQuotas)
  const { stale, isStale, settleStale } = useStale(form, quota, valuesOf)
  const { saveAndStay, ...dialog } = useSaveDialog(form, {
    send: () => client.send(createQuota, { body: inOwnBranch(role, form.values) }),
    refresh,
    onSaved: () => onSaved(form.values.date),
    onClose,
    explain: (failure) => showFailedSave(failure, isStale, form.showErrors),
  })
  const saveAndAddAnother = async () => {
    if (!(await saveAndStay())) return
    toast.success(texts.success)
    form.goOnFrom(nextValues(form.values))
  }
  return { ...dialog, saveAndAddAnother, stale, settleStale }
}
