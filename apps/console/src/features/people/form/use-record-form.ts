import { type PersonRecord, personRecord, startsAtConsole, texts, updatePerson } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { client } from '../../../platform/session/session.ts'
import type { Whose } from '../../../platform/stale/rebase.ts'
import { useStale } from '../../../platform/stale/use-stale.ts'
import { showsPeople } from '../shows.ts'
import { questionOfChange } from './last-hr-admin.ts'
import { type Change, changeForm, changeOf } from './person-bodies.ts'
import { type PersonValues, valuesOf } from './person-values.ts'
import { rebasePerson } from './versions.ts'

/**
 * The form of a person's record: only changed fields are sent, and what was typed survives every failure.
 * @param draft prefix of the draft's key; it differs between two forms for one person
 */
export function useRecordForm(draft: string, record: PersonRecord) {
  const { today } = useCompany()
  const refresh = useRefresh(showsPeople)
  const [saved, setSaved] = useState(record)
  const [initial] = useState(() => valuesOf(record, today))
  const form = useDraftForm<PersonValues>(
    `${draft}:${record._id}`,
    initial,
    (opened) => changeForm(opened, today),
    { rebase: rebasePerson },
  )
  const [error, setError] = useState<string>()
  const { stale, isStale, settleStale } = useStale(form, personRecord, (newer) => valuesOf(newer, today))

  /** Sends a change. @returns the stored record; undefined if it was refused, which the form then shows */
  const send = async (body: Change): Promise<PersonRecord | undefined> => {
    setError(undefined)
    try {
      const { data } = await client.send(updatePerson, { body })
      void refresh()
      if (data.status && startsAtConsole(saved.role, data.role))
        toast.success(texts.employees.linkMailed(data.email))
      return data
    } catch (failure) {
      setError(showFailedSave(failure, isStale, form.showErrors))
      return undefined
    }
  }

  /** Sends the typed changes, together with `more`, once what has to be asked about them is answered. */
  const sendTyped = async (more: Partial<Change> = {}): Promise<PersonRecord | undefined> => {
    if (!(await form.underWay.ended()) || form.validate().hasErrors) return undefined
    const change = changeOf(form.opened, form.getValues(), more.status)
    const question = await questionOfChange(saved, change)
    if (question && !(await confirm(question))) return undefined
    return send({ ...change, ...more })
  }

  return {
    form,
    saved,
    error,
    stale,
    send,
    /** Saves what was typed. @returns whether it was saved */
    async save(): Promise<boolean> {
      if (!(await sendTyped())) return false
      form.settle()
      return true
    },
    /**
     * Reactivates the account together with the typed changes, such as another department.
     * @returns whether it is active again
     */
    async reactivate(): Promise<boolean> {
      const record = await sendTyped({ status: true })
      if (!record) return false
      form.goOnFrom(valuesOf(record, today))
      setSaved(record)
      return true
    },
    /** Continues from a record that was changed outside of the form's fields, with what was typed on top of it. */
    takeOver(next: PersonRecord) {
      // A draft of an older version keeps that version, so that its save is refused as stale.
      if (form.opened.version === saved.version) form.goOnFrom(valuesOf(next, today), 'mine')
      setSaved(next)
    },
    /** Shows a newer version outside of the form's fields; the fields keep the version that the user has seen. */
    showNewer: setSaved,
    settleStale(whose: Whose) {
      if (stale) setSaved(stale.theirs)
      settleStale(whose)
    },
  }
}
