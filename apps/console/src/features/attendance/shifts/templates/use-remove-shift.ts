import { createShift, type Shift, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure, useRefresh } from '../../../../platform/calls.ts'
import { client } from '../../../../platform/session/session.ts'
import { changedByShifts } from '../../shows.ts'

/** Removes a shift after a question that says how many work it. */
export function useRemoveShift(): (shift: Shift, people: number) => Promise<void> {
  const refresh = useRefresh(changedByShifts)
  return async ({ _id, version, name }, people) => {
    const sure = await confirm({
      message: texts.shift.removeQuestion(name),
      detail: texts.shift.removeDetail(people),
      confirmLabel: 'Remove',
      danger: true,
    })
    if (!sure) return
    try {
      await client.send(createShift, { body: { _id, version, status: false } })
      toast.success(texts.success)
    } catch (failure) {
      showFailure(failure)
    }
    // Also after a refusal: what is shown was then no longer so.
    await refresh()
  }
}
