import type { DayFieldProps } from '@tahi/ui/fields/day-field.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { DayField } from './day-field.tsx'
import { LockedField } from './locked-field.tsx'

type EndProps = Pick<DayFieldProps, 'value' | 'onChange' | 'error'> & { label: string }

/** The first and the last day. The last follows the first until the user chooses a later one. */
export function SpanFields({
  first,
  last,
  readOnly,
}: {
  first: EndProps
  last: EndProps
  readOnly: boolean
}) {
  if (readOnly)
    return [first, last].map(({ label, value }) => (
      <LockedField key={label} label={label} value={formatDay(value)} />
    ))
  const begin = (day: string) => {
    first.onChange(day)
    if (last.value === first.value || last.value < day) last.onChange(day)
  }
  return (
    <>
      <DayField {...first} required onChange={begin} />
      <DayField {...last} required {...(first.value && { min: first.value })} />
    </>
  )
}
