import { removeSparePart, type SparePart, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure, useRefresh } from '../../platform/calls.ts'
import { client } from '../../platform/session/session.ts'
import { showsSpareParts } from './shows.ts'

/** Asks, then removes one of the spare parts. */
export function useRemoveSparePart(): (sparePart: SparePart) => Promise<void> {
  const refresh = useRefresh(showsSpareParts)
  return async ({ _id, version, name }) => {
    const message = texts.sparePart.removeQuestion(name)
    if (!(await confirm({ message, confirmLabel: 'Remove', danger: true }))) return
    try {
      await client.send(removeSparePart, { body: { _id, version } })
      toast.success(texts.success)
    } catch (failure) {
      showFailure(failure)
    }
    // Also after a refusal: what is shown was then no longer so.
    await refresh()
  }
}
