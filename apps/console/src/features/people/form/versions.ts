import { roleTitles, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import type { Version } from '../../../platform/stale-notice.tsx'
import { isSamePicture } from './avatar-address.ts'
import type { PersonValues } from './person-values.ts'

/** The name of a branch, department or designation by its id. */
export type NameOf = (id: string) => string

type FlatValues = Omit<PersonValues, 'address'> & PersonValues['address']
type Field = keyof typeof texts.employees.fields

const flat = ({ address, ...values }: PersonValues): FlatValues => ({ ...values, ...address })

const fields = Object.keys(texts.employees.fields).filter((field) => field !== 'ratesFrom') as Exclude<
  Field,
  'ratesFrom'
>[]

/**
 * Every field in which what stands here differs from what somebody else saved meanwhile. One that was left alone here says
 * so: keeping mine keeps what was typed, and takes the rest.
 * @param opened the record as the form began with it
 */
export function versionsOf(
  opened: PersonValues,
  mine: PersonValues,
  theirs: PersonValues,
  nameOf: NameOf,
): Version[] {
  return fields
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => {
      const words = wordsOf(field, mine, nameOf)
      return {
        label: texts.employees.fields[field],
        mine: isSame(field, opened, mine) ? `${words} (not changed here)` : words,
        theirs: field === 'avatar' ? 'Another picture' : wordsOf(field, theirs, nameOf),
      }
    })
}

/** The newer record with what was typed here on top of it. */
export function rebase(opened: PersonValues, mine: PersonValues, theirs: PersonValues): PersonValues {
  const onto = <T extends object>(before: T, typed: T, saved: T): T => ({
    ...saved,
    ...Object.fromEntries(Object.entries(typed).filter(([key, value]) => before[key as keyof T] !== value)),
  })
  return {
    ...onto(opened, mine, theirs),
    address: onto(opened.address, mine.address, theirs.address),
    avatar: isSamePicture(opened.avatar, mine.avatar) ? theirs.avatar : mine.avatar,
    ratesFrom: mine.ratesFrom,
    version: theirs.version,
  }
}

function isSame(field: keyof FlatValues, one: PersonValues, other: PersonValues): boolean {
  if (field === 'avatar') return isSamePicture(one.avatar, other.avatar)
  return flat(one)[field] === flat(other)[field]
}

function wordsOf(field: (typeof fields)[number], values: PersonValues, nameOf: NameOf): string {
  const value = flat(values)[field]
  if (value === '' || value === 0) return 'none'
  switch (field) {
    case 'role':
      return roleTitles[values.role]
    case 'gender':
      return values.gender === '' ? 'none' : texts.employees.genders[values.gender]
    case 'birthday':
      return formatDay(values.birthday)
    case 'dailyRate':
    case 'overRate':
      return formatPesos(values[field])
    case 'branchId':
    case 'departmentId':
    case 'designationId':
      return nameOf(values[field])
    case 'avatar':
      return 'A picture'
    default:
      return String(value)
  }
}
