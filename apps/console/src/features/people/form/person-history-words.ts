import { type HistoryEntry, type PersonHistoryEntry, roles, roleTitles, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import {
  actionWords,
  changesOf,
  type HistoryField,
  type Told,
} from '../../../platform/history/history-words.ts'

const { fields: labels, genders } = texts.employees
const words = texts.history

const plainWords = (value: unknown) => (isNone(value) ? words.empty : String(value))
const dayWords = (value: unknown) => (isNone(value) ? words.empty : formatDay(String(value)))
const sumWords = (value: unknown) => formatPesos(Number(value))

const placeFields: readonly HistoryField[] = [
  { key: 'role', label: labels.role, words: roleWords },
  { key: 'branchName', label: words.branch, words: plainWords },
  { key: 'departmentName', label: labels.departmentId, words: plainWords },
  { key: 'designationName', label: labels.designationId, words: plainWords },
]

const fields: readonly HistoryField[] = [
  ...placeFields,
  ...plainFields('clockNumber', 'userId', 'firstName', 'middleName', 'lastName', 'email', 'contact'),
  { key: 'gender', label: labels.gender, words: genderWords },
  { key: 'birthday', label: labels.birthday, words: dayWords },
  ...plainFields('birthplace', 'streetAddress', 'city', 'zipcode', 'state'),
  { key: 'dailyRate', label: labels.dailyRate, words: sumWords },
  { key: 'overRate', label: labels.overRate, words: sumWords },
  {
    key: 'shiftName',
    label: words.shift,
    words: (value) => (isNone(value) ? words.usualHours : String(value)),
  },
  { key: 'from', label: labels.ratesFrom, words: dayWords },
]

/** An entry of a person's history in words. */
export function tellPersonEntry(
  entry: Pick<PersonHistoryEntry, 'action' | 'before' | 'after' | 'untold'>,
): Told {
  const { action, before, after, untold } = entry
  // A new rate leaves the one before as it was until its own first day.
  const former = after && before && { ...before, from: undefined }
  const shown = action === 'person.add' ? [...placeFields, ...plainFields('userId')] : fields
  return {
    title: titleOf(entry),
    changes: [
      ...changesOf(shown, { before: former ?? before, after }),
      ...untold.map((field) => ({ label: labelOf(field), before: undefined, after: words.changed })),
    ],
  }
}

/** Changes of a record are told by the most important of their fields. */
function titleOf({ action, before, after }: Pick<HistoryEntry, 'action' | 'before' | 'after'>): string {
  if (action === 'person.change') {
    const hasChanged = (key: string) => before?.[key] !== after?.[key]
    if (hasChanged('role')) return words.newAccess
    if (placeFields.some(({ key }) => hasChanged(key))) return words.personActions['person.move']
  }
  return actionWords(action, words.personActions)
}

function plainFields(...keys: (keyof typeof labels)[]): HistoryField[] {
  return keys.map((key) => ({ key, label: labels[key], words: plainWords }))
}

const labelOf = (field: string): string => Object.entries(labels).find(([key]) => key === field)?.[1] ?? field

function roleWords(value: unknown): string {
  const known = roles.find((role) => role === value)
  return known ? roleTitles[known] : plainWords(value)
}

function genderWords(value: unknown): string {
  return value === 'male' || value === 'female' ? genders[value] : plainWords(value)
}

const isNone = (value: unknown) => value === null || value === ''
