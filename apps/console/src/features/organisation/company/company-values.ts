import { type CompanySettings, texts } from '@tahi/contract'
import { typedOver } from '../../../platform/stale/rebase.ts'
import { type Field, type States, type Version, versionsOf } from '../../../platform/stale/versions.ts'

/** The form values of the settings. A type, not an interface, to fit `Record<string, unknown>`. */
export type CompanyValues = Omit<CompanySettings, 'timeZoneFixed'>

type Setting = Exclude<keyof CompanyValues, 'version'>

const labels: Record<Exclude<Setting, 'nameLines'>, string> = texts.company.fields
const pictures: readonly Setting[] = ['logoUrl', 'heroUrl', 'aboutUrl']

export const valuesOf = ({ timeZoneFixed: _, ...values }: CompanySettings): CompanyValues => values

/** Only changed fields are sent, so that two people may change different ones. */
export const changeOf = (opened: CompanyValues, typed: CompanyValues): Partial<CompanyValues> => ({
  ...typedOver(opened, typed),
  version: opened.version,
})

/** Every field that differs between the form and what somebody else saved in between. */
export const companyVersions = (states: States<CompanyValues>): Version[] => {
  const settings = (Object.keys(states.theirs) as (keyof CompanyValues)[]).filter((key) => key !== 'version')
  return versionsOf(
    settings.map(
      (setting): Field<CompanyValues> => ({
        label: setting === 'nameLines' ? texts.company.nameLines : labels[setting],
        words: (values) => wordsOf(setting, values),
        value: (values) => String(values[setting]),
      }),
    ),
    states,
  ).filter(({ differs }) => differs)
}

function wordsOf(setting: Setting, values: CompanyValues): string {
  const value = values[setting]
  if (pictures.includes(setting)) return value === null ? texts.company.drawn : texts.company.ownPicture
  if (setting === 'nameLines') return values.nameLines.filter(Boolean).join(' / ')
  return String(value)
}
