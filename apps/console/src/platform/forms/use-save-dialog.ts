import { isAnswered } from '@tahi/client'
import { type ReactNode, useState } from 'react'
import { showError } from '../failure-words.ts'
import { useCloseAfterSave } from './after-save.ts'
import { showFailedSave } from './save-words.ts'
import { type FormOnScreen, leavingForms } from './unsaved-forms.ts'
import type { DraftForm } from './use-draft-form.ts'

type FormInDialog = FormOnScreen &
  Pick<DraftForm<object>, 'settle' | 'showErrors'> & { validate(): { hasErrors: boolean } }

type DialogSaving<Answer> = {
  send: () => Promise<Answer>
  refresh: () => Promise<unknown>
  /** Called once it is saved, so that what is behind the dialog shows it. */
  onSaved?: (answer: Answer) => void
  /** What the toast says. */
  success?: ((answer: Answer) => string) | undefined
  onClose: () => void
  /** Shows why a save failed. @returns the words that stay in the form; by default those that belong to no field */
  explain?: (failure: unknown) => ReactNode
}

/** Thrown by `send` when the call went well but changed nothing; its message says why. */
export class NothingSaved extends Error {}

/** Saves a form that is a dialog, and closes it. What was typed survives every failure, and a double press saves once. */
export function useSaveDialog<Answer>(form: FormInDialog, saving: DialogSaving<Answer>) {
  const { send, refresh, onSaved, success, onClose } = saving
  const { explain = (failure) => showFailedSave(failure, form.showErrors) } = saving
  const closeAfterSave = useCloseAfterSave(onClose)
  const [saved, setSaved] = useState(false)
  const [error, setError] = useState<ReactNode>()

  /** @param goOn called once it is stored @returns the answer; undefined if nothing was saved */
  const store = async (goOn: (answer: Answer) => Promise<unknown>): Promise<Answer | undefined> => {
    setError(undefined)
    if (saved || form.validate().hasErrors) return undefined
    try {
      const answer = await send()
      form.settle()
      onSaved?.(answer)
      await goOn(answer)
      return answer
    } catch (failure) {
      setError(failure instanceof NothingSaved ? showError(failure.message) : explain(failure))
      // The server refused, so what is shown may be out of date. Without a reply nothing new is known.
      if (failure instanceof NothingSaved || isAnswered(failure)) void refresh()
      return undefined
    }
  }

  return {
    /** @returns the answer, once the dialog is closed; undefined if nothing was saved */
    save: () =>
      store(async (answer) => {
        setSaved(true)
        // Busy until the dialog has closed; what is behind it is refetched at the same time.
        await Promise.all([refresh(), closeAfterSave(success?.(answer))])
      }),
    /** Saves, and leaves the dialog open for another record. @returns whether it was saved */
    saveAndStay: async () => (await store(refresh)) !== undefined,
    /** Closes the dialog; asks first if something is unsaved. */
    cancel: leavingForms(onClose, saved ? [] : [form]),
    error,
    /** Whether it is saved and the dialog is about to close. */
    saved,
  }
}
