import { type DayFieldProps, DayField as Field } from '@tahi/ui/fields/day-field.tsx'
import { useCompany } from '../company.ts'

/** A calendar day. 'Today' follows the company's clock, not the device's. */
export function DayField(props: Omit<DayFieldProps, 'today'>) {
  const { today } = useCompany()
  return <Field {...props} today={today} />
}
