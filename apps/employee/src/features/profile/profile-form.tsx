import { newerRecord } from '@tahi/client/newer-record'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { type PersonRecord, personRecord, readPerson, updatePerson } from '@tahi/contract/people-records'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Select, TextField } from '../../components/field.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { refresh, send } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { useServerWords } from '../../platform/server-words.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { useDraft } from '../../platform/use-draft.ts'

type Gender = NonNullable<PersonRecord['gender']>

interface Values {
  readonly birthday: string
  readonly contact: string
  readonly gender: Gender | ''
}

/** The record as seen, and what was changed: HR may change it at the same time. */
interface Draft {
  readonly seen: Values & { readonly version: number }
  readonly changed: Partial<Values>
}

const seenOf = (person: PersonRecord): Draft['seen'] => ({ ...valuesOf(person), version: person.version })

const valuesOf = ({ birthday, contact, gender }: PersonRecord): Values => ({
  birthday: birthday ?? '',
  contact,
  gender: gender ?? '',
})

/** Birthday, contact and gender (W2 Profile). Input stays until it is saved. */
export function ProfileForm({ person }: { person: PersonRecord }) {
  const words = useWords(dailyWords)
  const general = useWords(generalWords)
  const said = useServerWords()
  const draft = useDraft<Draft>('profile', () => ({ seen: seenOf(person), changed: {} }))
  const { changed } = draft.typed
  const isTyped = Object.keys(changed).length > 0
  // Until something is typed, the form follows the query, whose data may be newer than the cache.
  const seen = isTyped || draft.typed.seen.version > person.version ? draft.typed.seen : seenOf(person)
  // The picture is part of the same record and version.
  const isSame = JSON.stringify(seenOf(person)) === JSON.stringify({ ...seen, version: person.version })
  const version = isSame ? Math.max(person.version, seen.version) : seen.version
  const values = { ...seen, ...changed }
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, failure, errors, attempt } = useAttempt()
  const change = (more: Partial<Values>) => {
    setIsSaved(false)
    draft.type({ seen, changed: { ...changed, ...more } })
  }
  const errorAt = (path: string) => {
    const error = errors.find((error) => error.path === path)
    return error && said(error.msg)
  }
  // What one field lacks is said under it, once.
  const isUnderField = errors.length === 1 && ['birthday', 'contact', 'gender'].some(errorAt)

  const save = async () => {
    const { birthday, contact, gender } = values
    const { data } = await send(updatePerson, {
      body: {
        _id: person._id,
        version,
        birthday: birthday || null,
        contact,
        gender: (gender || null) as Gender | null,
      },
    }).catch((error: unknown) => {
      // Untouched fields take the other person's values; saving again puts the typed ones on top.
      const newer = newerRecord(error, personRecord)
      if (newer) draft.type({ seen: seenOf(newer) })
      throw error
    })
    draft.type({ seen: seenOf(data), changed: {} })
    draft.forget()
    setIsSaved(true)
    await refresh(readPerson)
  }

  return (
    <Form busy={isBusy} onSubmit={() => void attempt(save)}>
      {isSaved && <Notice tone="good">{words.saved}</Notice>}
      {failure && !isUnderField && <Notice tone="bad">{failure}</Notice>}
      <TextField
        label={words.birthday}
        type="date"
        value={values.birthday}
        // So that the phone's calendar does not offer to empty it. The server says why in the chosen language.
        required={seen.birthday !== ''}
        onChange={(birthday) => change({ birthday })}
        error={errorAt('birthday')}
      />
      <TextField
        label={words.contact}
        type="tel"
        autoComplete="tel"
        value={values.contact}
        onChange={(contact) => change({ contact })}
        error={errorAt('contact')}
      />
      <Select
        label={words.gender}
        value={values.gender}
        onChange={(gender) => change({ gender: gender as Gender | '' })}
        error={errorAt('gender')}
      >
        <option value="">{words.notSaid}</option>
        <option value="male">{words.genders.male}</option>
        <option value="female">{words.genders.female}</option>
      </Select>
      <Button type="submit" busy={isBusy}>
        {general.save}
      </Button>
    </Form>
  )
}
