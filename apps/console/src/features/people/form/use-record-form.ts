import { FailedCall } from '@tahi/client'
import { type PersonRecord, personRecord, texts, updatePerson } from '@tahi/contract'
import { useState } from 'react'
import { showFailure } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { useDraftForm } from '../../../platform/draft-form.ts'
import { newerRecord } from '../../../platform/newer-record.ts'
import { client } from '../../../platform/session.ts'
import { useRefreshPeople } from '../use-refresh-people.ts'
import { type Change, changeForm, changeOf } from './person-bodies.ts'
import { type PersonValues, valuesOf } from './person-values.ts'
import { rebase } from './versions.ts'

/**
 * A person's record in a form: of what is typed only the changes are sent, and what was typed outlives every failure.
 * @param draft tells the drafts of two forms of one person apart
 */
export function useRecordForm(draft: string, record: PersonRecord) {
  const { today } = useCompany()
  const refresh = useRefreshPeople()
  const [saved, setSaved] = useState(record)
  const [opened, setOpened] = useState(() => valuesOf(record, today))
  const [initial] = useState(opened)
  const form = useDraftForm<PersonValues>(`${draft}:${record._id}`, initial, changeForm(opened, today))
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<PersonRecord>()

  /** Goes on from a newer record, with these values in the form. */
  const goOnFrom = (next: PersonRecord, values: PersonValues) => {
    const base = valuesOf(next, today)
    setSaved(next)
    setOpened(base)
    setTheirs(undefined)
    form.setValues(values)
    form.resetDirty(base)
    if (Object.keys(changeOf(base, values)).length === emptyChange) form.settle()
  }

  /** Sends a change. @returns the record as it is now; undefined when it was refused, which the form then shows */
  const send = async (body: Change): Promise<PersonRecord | undefined> => {
    setError(undefined)
    try {
      const { data } = await client.send(updatePerson, { body })
      void refresh()
      return data
    } catch (failure) {
      const current = newerRecord(failure, personRecord)
      if (current) setTheirs(current)
      else if (!form.showErrors(failure)) {
        showFailure(failure)
        setError(failure instanceof FailedCall ? failure.message : texts.unexpected)
      }
      return undefined
    }
  }

  return {
    form,
    saved,
    opened,
    error,
    /** The record as somebody else left it meanwhile. */
    theirs,
    send,
    /** Saves what was typed. @returns whether it was saved */
    async save(): Promise<boolean> {
      if (!(await form.underWay.ended()) || form.validate().hasErrors) return false
      if (!(await send(changeOf(opened, form.getValues())))) return false
      form.settle()
      return true
    },
    /** Takes over a record that was changed beside the form's fields; what was typed stays on top of it. */
    takeOver(next: PersonRecord) {
      const values = rebase(opened, form.values, valuesOf(next, today))
      const unseen = form.values.version !== opened.version
      goOnFrom(next, unseen ? { ...values, version: form.values.version } : values)
    },
    /** Ends a stale edit: with what was typed on top of theirs, or with theirs alone. */
    settleStale(whose: 'mine' | 'theirs') {
      if (!theirs) return
      const newer = valuesOf(theirs, today)
      goOnFrom(theirs, whose === 'mine' ? rebase(opened, form.values, newer) : newer)
    },
  }
}

/** A change names its record and version, whatever else it says. */
const emptyChange = 2
