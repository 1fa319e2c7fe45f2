import { roleTitles, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { fileOf, isSameFile } from '../../../platform/files/file-address.ts'
import { rebase } from '../../../platform/stale/rebase.ts'
import { type Field, type States, type Version, versionsOf } from '../../../platform/stale/versions.ts'
import type { PersonValues } from './person-values.ts'

/** The name of a branch, department or designation by its id. */
export type NameOf = (id: string) => string

type FlatValues = Omit<PersonValues, 'address'> & PersonValues['address']
type Name = Exclude<keyof typeof texts.employees.fields, 'ratesFrom'>

const flat = ({ address, ...values }: PersonValues): FlatValues => ({ ...values, ...address })

const fields = Object.keys(texts.employees.fields).filter((field) => field !== 'ratesFrom') as Name[]

/** Every field that differs between the form and what somebody else saved in between. */
export const personVersions = (states: States<PersonValues>, nameOf: NameOf): Version[] =>
  versionsOf(
    fields.map(
      (field): Field<PersonValues> => ({
        label: texts.employees.fields[field],
        words: (values) =>
          field === 'avatar' ? pictureWords(values, states.theirs) : wordsOf(field, values, nameOf),
        value: (values) => (field === 'avatar' ? fileOf(values.avatar) : flat(values)[field]),
      }),
    ),
    states,
  ).filter(({ differs }) => differs)

/**
 * The newer record with what was typed here on top of it. This includes the day from which rates apply, which the record
 * does not store: the form proposes one by the date and by whether there are rates, so a proposal gives way to the newer one.
 */
export const rebasePerson = (
  opened: PersonValues,
  mine: PersonValues,
  theirs: PersonValues,
): PersonValues => ({
  ...rebase(opened, mine, theirs, (field, one, other) =>
    field === 'avatar' ? isSameFile(one.avatar, other.avatar) : one[field] === other[field],
  ),
  address: rebase(opened.address, mine.address, theirs.address),
})

const pictureWords = ({ avatar }: PersonValues, theirs: PersonValues): string =>
  avatar && (isSameFile(avatar, theirs.avatar) ? texts.employeePicture.another : texts.employeePicture.some)

function wordsOf(field: Name, values: PersonValues, nameOf: NameOf): string {
  const value = flat(values)[field]
  if (value === '' || value === 0) return ''
  switch (field) {
    case 'role':
      return roleTitles[values.role]
    case 'gender':
      return values.gender === '' ? '' : texts.employees.genders[values.gender]
    case 'birthday':
      return formatDay(values.birthday)
    case 'dailyRate':
    case 'overRate':
      return formatPesos(values[field])
    case 'branchId':
    case 'departmentId':
    case 'designationId':
      return nameOf(values[field])
    default:
      return String(value)
  }
}
