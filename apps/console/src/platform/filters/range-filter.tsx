import { DayField } from '@tahi/ui/fields/day-field.tsx'
import type { DayRange } from '../list-address.ts'

type RangeFilterProps = {
  /** '' where it is open. */
  range: DayRange
  onChange: (part: { from?: string | undefined; to?: string | undefined }) => void
  /** The last day that can be asked for, where none is to come. */
  latest?: string
}

/** From a day to a day (C2 Filters); an emptied one goes back to its default. */
export function RangeFilter({ range: { from, to }, onChange, latest }: RangeFilterProps) {
  return (
    <>
      <DayField
        label="Select From"
        value={from}
        placeholder="Any day"
        max={to}
        onChange={(day) => onChange({ from: day || undefined })}
      />
      <DayField
        label="Select To"
        value={to}
        placeholder="Any day"
        min={from}
        onChange={(day) => onChange({ to: day || undefined })}
        {...(latest && { max: latest })}
      />
    </>
  )
}
