import { newerRecord } from '@tahi/client'
import { createShift, type Shift, shift as shiftRecord, texts } from '@tahi/contract'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/calls.ts'
import { showError } from '../../../../platform/failure-words.ts'
import { inOwnBranch } from '../../../../platform/forms/in-own-branch.ts'
import { conflictAt, showFailedSave } from '../../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../../platform/forms/use-draft-form.ts'
import { useSaveDialog } from '../../../../platform/forms/use-save-dialog.ts'
import { useCurrentUser } from '../../../../platform/session/current-user.ts'
import { client } from '../../../../platform/session/session.ts'
import { useStale } from '../../../../platform/stale/use-stale.ts'
import { changedByShifts } from '../../shows.ts'
import { newShift, type ShiftValues, shiftSchema, shiftValues } from './shift-values.ts'

/**
 * Saves a shift's form.
 * @param shift undefined for a new one
 * @param branchId the branch of a new one; '' lets the user choose it
 */
export function useShiftForm(shift: Shift | undefined, branchId: string, onClose: () => void) {
  const { role } = useCurrentUser()
  const [initial] = useState(() => (shift ? shiftValues(shift) : newShift(branchId)))
  // By its branch, which the form of a new one shows only where it is chosen there.
  const form = useDraftForm<ShiftValues>(`shift:${shift?._id ?? `new:${branchId}`}`, initial, shiftSchema)
  const refresh = useRefresh(changedByShifts)
  const { stale, isStale, settleStale } = useStale(form, shiftRecord, shiftValues)

  const dialog = useSaveDialog(form, {
    send: () => client.send(createShift, { body: inOwnBranch(role, form.values) }),
    refresh,
    onClose,
    explain: (failure) => {
      const isRemoved = newerRecord(failure, shiftRecord)?.status === false
      // A shift conflicts only by its name.
      const places = [isStale, form.showErrors, conflictAt('name', form.setFieldError)]
      return isRemoved ? showError(texts.shift.removed) : showFailedSave(failure, ...places)
    },
  })

  return { ...dialog, form, stale, settleStale }
}
