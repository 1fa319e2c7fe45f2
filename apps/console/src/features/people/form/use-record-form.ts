import { type PersonRecord, personRecord, updatePerson } from '@tahi/contract'
import { useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { useDraftForm } from '../../../platform/forms/draft-form.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { client } from '../../../platform/session/session.ts'
import type { Whose } from '../../../platform/stale/rebase.ts'
import { useStale } from '../../../platform/stale/use-stale.ts'
import { showsPeople } from '../shows.ts'
import { type Change, changeForm, changeOf } from './person-bodies.ts'
import { type PersonValues, valuesOf } from './person-values.ts'
import { rebasePerson } from './versions.ts'

/**
 * A person's record in a form: of what is typed only the changes are sent, and what was typed outlives every failure.
 * @param draft tells the drafts of two forms of one person apart
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

  /** Sends a change. @returns the record as it is now; undefined when it was refused, which the form then shows */
  const send = async (body: Change): Promise<PersonRecord | undefined> => {
    setError(undefined)
    try {
      const { data } = await client.send(updatePerson, { body })
      void refresh()
      return data
    } catch (failure) {
      setError(showFailedSave(failure, isStale, form.showErrors))
      return undefined
    }
  }

  /** Sends what was typed, and more that is to change with it. */
  const sendTyped = async (more: Partial<Change> = {}): Promise<PersonRecord | undefined> => {
    if (!(await form.underWay.ended()) || form.validate().hasErrors) return undefined
    return send({ ...changeOf(form.opened, form.getValues()), ...more })
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
    /** Brings the account back with what was typed, such as another department. @returns whether it is back */
    async reactivate(): Promise<boolean> {
      const record = await sendTyped({ status: true })
      if (!record) return false
      form.goOnFrom(valuesOf(record, today))
      setSaved(record)
      return true
    },
    /** Takes over a record that was changed beside the form's fields; what was typed stays on top of it. */
    takeOver(next: PersonRecord) {
      // A draft of an older version stays one, so that its save shows what it has not seen.
      if (form.opened.version === saved.version) form.goOnFrom(valuesOf(next, today), 'mine')
      setSaved(next)
    },
    /** Shows what somebody else saved beside the form's fields; these stay a draft of what they have seen. */
    showNewer: setSaved,
    settleStale(whose: Whose) {
      if (stale) setSaved(stale.theirs)
      settleStale(whose)
    },
  }
}
