import { type CompanySettings, texts } from '@tahi/contract'
import type { Version } from '../../../platform/stale-notice.tsx'

/** The settings as the form has them. A type, not an interface: forms keep values by name. */
export type CompanyValues = Omit<CompanySettings, 'timeZoneFixed'>

type Field = Exclude<keyof CompanyValues, 'version'>

const labels: Record<Exclude<Field, 'nameLines'>, string> = texts.company.fields
const pictures: readonly Field[] = ['logoUrl', 'heroUrl', 'aboutUrl']

export const valuesOf = ({ timeZoneFixed: _, ...values }: CompanySettings): CompanyValues => values

const isSame = (field: Field, one: CompanyValues, other: CompanyValues): boolean =>
  String(one[field]) === String(other[field])

const fieldsOf = (values: CompanyValues): Field[] =>
  (Object.keys(values) as (keyof CompanyValues)[]).filter((field) => field !== 'version')

/** Of what is typed only the changes are sent, so that two people may each change something else. */
export const changeOf = (opened: CompanyValues, typed: CompanyValues): Partial<CompanyValues> => ({
  ...Object.fromEntries(
    fieldsOf(typed)
      .filter((field) => !isSame(field, opened, typed))
      .map((field) => [field, typed[field]]),
  ),
  version: opened.version,
})

/** The newer settings with what was typed here on top of them. */
export const rebase = (opened: CompanyValues, typed: CompanyValues, newer: CompanyValues): CompanyValues => ({
  ...newer,
  ...changeOf(opened, typed),
  version: newer.version,
})

/** Every field in which what stands here differs from what somebody else saved meanwhile. */
export const versionsOf = (opened: CompanyValues, mine: CompanyValues, theirs: CompanyValues): Version[] =>
  fieldsOf(theirs)
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => {
      const words = wordsOf(field, mine)
      return {
        label: field === 'nameLines' ? texts.company.nameLines : labels[field],
        mine: isSame(field, opened, mine) ? `${words} (not changed here)` : words,
        theirs: wordsOf(field, theirs),
      }
    })

function wordsOf(field: Field, values: CompanyValues): string {
  const value = values[field]
  if (pictures.includes(field)) return value === null ? texts.company.drawn : 'A picture'
  if (field === 'nameLines') return values.nameLines.filter(Boolean).join(' / ') || 'none'
  return String(value) || 'none'
}
