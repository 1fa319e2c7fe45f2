import { newerRecord } from '@tahi/client'
import { createShift, type Shift, shift as shiftRecord, texts } from '@tahi/contract'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/calls.ts'
import { showError } from '../../../../platform/failure-words.ts'
import { useCloseAfterSave } from '../../../../platform/forms/after-save.ts'
import { conflictAt, showFailedSave } from '../../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../../platform/forms/use-draft-form.ts'
import { client } from '../../../../platform/session/session.ts'
import { useStale } from '../../../../platform/stale/use-stale.ts'
import { changedByShifts } from '../../shows.ts'
import { newShift, type ShiftValues, shiftSchema, shiftValues } from './shift-values.ts'

/**
 * Saves a shift's form. What was typed survives every failure, and a double press creates one shift.
 * @param shift undefined for a new one
 * @param branchId the branch of a new one; '' lets the user choose it
 */
export function useShiftForm(shift: Shift | undefined, branchId: string, onClose: () => void) {
  const [initial] = useState(() => (shift ? shiftValues(shift) : newShift(branchId)))
  const form = useDraftForm<ShiftValues>(`shift:${shift?._id ?? 'new'}`, initial, shiftSchema)
  const refresh = useRefresh(changedByShifts)
  const closeAfterSave = useCloseAfterSave(onClose)
  const [saved, setSaved] = useState(false)
  const [error, setError] = useState<string>()
  const { stale, isStale, settleStale } = useStale(form, shiftRecord, shiftValues)

  const save = async () => {
    setError(undefined)
    if (saved || form.validate().hasErrors) return
    try {
      await client.send(createShift, { body: form.values })
      form.settle()
      setSaved(true)
      await Promise.all([refresh(), closeAfterSave()])
    } catch (failure) {
      const isRemoved = newerRecord(failure, shiftRecord)?.status === false
      // A shift conflicts only by its name.
      const places = [isStale, form.showErrors, conflictAt('name', form.setFieldError)]
      setError(isRemoved ? showError(texts.shift.removed) : showFailedSave(failure, ...places))
    }
  }

  return {
    form,
    save,
    /** Whether it is saved and the dialog is about to close. */
    saved,
    error,
    stale,
    settleStale,
  }
}
