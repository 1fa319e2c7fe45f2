import { FailedCall } from '@tahi/client'
import { createQuotaProgressOfMany, type QuotaEmployee, texts } from '@tahi/contract'
import { useCallback, useMemo, useState } from 'react'
import * as z from 'zod'
import { useRefresh } from '../../../platform/calls.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveDialog } from '../../../platform/forms/use-save-dialog.ts'
import { client } from '../../../platform/session/session.ts'
import { showsQuotas } from '../shows.ts'
import { enteredPeople } from './entered-people.ts'
import type { Entering } from './entering.ts'
import {
  type EntryDrafts,
  type EntryProblem,
  entriesOf,
  hasColumns,
  linesBeyond,
  type PersonName,
  problemOf,
  refusedEntries,
  withChange,
  withPasted,
  withRecorded,
  withSeen,
} from './entry-draft.ts'

type Problems = Record<string, EntryProblem>

export type EntryValues = {
  entries: EntryDrafts
  /** The people added to the list by hand, of any designation. */
  others: PersonName[]
}

const nothing: EntryValues = { entries: {}, others: [] }

/** The entries typed into a quota's list: kept as a draft until saved, and saved all at once. */
export function useEntries(quotaId: string, known: readonly QuotaEmployee[], onClose: () => void) {
  const refresh = useRefresh(showsQuotas)
  const form = useDraftForm<EntryValues>(`quota-progress:${quotaId}`, nothing, z.object({}))
  const [problems, setProblems] = useState<Problems>({})
  const { entries: drafts, others } = form.values
  const people = useMemo(() => enteredPeople(known, others, drafts), [known, others, drafts])
  const ids = useMemo(() => people.map(({ employee }) => employee._id), [people])

  const { setFieldValue } = form
  const change = useCallback<Entering['change']>(
    (person, part) => {
      setFieldValue('entries', (present: EntryDrafts) => withChange(present, person, part))
      setProblems(({ [person.employee._id]: _, ...rest }) => rest)
    },
    [setFieldValue],
  )
  const paste = (personId: string, text: string) => {
    if (hasColumns(text)) {
      setProblems({ [personId]: { field: 'typed', message: texts.quotaPeople.oneColumn } })
      return
    }
    const following = people.slice(ids.indexOf(personId))
    setFieldValue('entries', withPasted(drafts, following, text))
    const beyond = linesBeyond(following, text)
    const last = ids.at(-1)
    setProblems(
      beyond > 0 && last
        ? { [last]: { field: 'typed', message: texts.quotaPeople.linesBeyond(beyond) } }
        : {},
    )
  }

  const entries = entriesOf(drafts, ids)
  const { save, cancel, error } = useSaveDialog(
    {
      ...form,
      validate: () => {
        const found = problemsOf(drafts, people)
        setProblems(found)
        setFieldValue('entries', withSeen(drafts, people))
        return { hasErrors: Object.keys(found).length > 0 }
      },
      settle: () => {
        form.setValues(nothing)
        form.settle()
      },
    },
    {
      send: async () => {
        if (entries.length > 0) await client.send(createQuotaProgressOfMany, { body: { quotaId, entries } })
      },
      refresh,
      onClose,
      explain: (failure) => {
        const refused = refusedEntries(failure instanceof FailedCall ? failure.errors : [], entries)
        setProblems(refused.problems)
        if (refused.recorded.length > 0) setFieldValue('entries', withRecorded(drafts, refused.recorded))
        const isShown = Object.keys(refused.problems).length > 0
        return showFailedSave(failure, () => isShown)
      },
    },
  )

  return {
    people,
    entering: { drafts, problems, change, paste } satisfies Entering,
    addOther: (person: PersonName) => setFieldValue('others', [...others, person]),
    total: entries.reduce((sum, { quotaProgress }) => sum + quotaProgress, 0),
    count: entries.length,
    error,
    save,
    cancel,
  }
}

function problemsOf(drafts: EntryDrafts, people: readonly QuotaEmployee[]): Problems {
  const found: Problems = {}
  for (const person of people) {
    const draft = drafts[person.employee._id]
    const problem = draft && problemOf(draft, person)
    if (problem) found[person.employee._id] = problem
  }
  return found
}
