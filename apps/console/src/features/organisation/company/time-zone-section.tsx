import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import type { CompanyValues } from './company-values.ts'

const words = texts.company

type TimeZoneSectionProps = {
  form: UseFormReturnType<CompanyValues>
  /** Whether `TZ_COMPANY` sets the zone. */
  isFixed: boolean
}

/** The time zone of the company's days (D1 Dates). */
export function TimeZoneSection({ form, isFixed }: TimeZoneSectionProps) {
  const { onChange, ...field } = fieldProps(form, 'timeZone')
  // Browsers list each zone under one of its names; the company's may be another name.
  const zones = [...new Set([field.value, ...Intl.supportedValuesOf('timeZone')])].sort()
  return (
    <FormSection title={words.fields.timeZone} hint={isFixed ? words.timeZoneFixed : words.timeZoneHint}>
      <Select
        label={words.fields.timeZone}
        data={zones}
        searchable
        allowDeselect={false}
        limit={100}
        disabled={isFixed}
        onChange={(zone) => zone !== null && onChange(zone)}
        {...field}
      />
    </FormSection>
  )
}
