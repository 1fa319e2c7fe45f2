import { limits, texts } from '@tahi/contract'
import { DayField } from '../forms/day-field.tsx'
import type { DayRange } from '../lists/list-address.ts'

type RangeFilterProps = {
  /** An end is '' where the range is open. */
  range: DayRange
  onChange: (part: { from?: string | undefined; to?: string | undefined }) => void
  /** The last day that can be chosen, in lists without future days. */
  latest?: string
}

/** From one day to another (C2 Filters). An end that is moved past the other one moves it along. */
export function RangeFilter({ range: { from, to }, onChange, latest }: RangeFilterProps) {
  const bounds = { min: limits.firstDay, max: latest ?? limits.lastDay }
  return (
    <>
      <DayField
        label={texts.filters.from}
        value={from}
        placeholder={texts.choices.anyDay}
        onChange={(day) => onChange(to && day > to ? { from: day, to: day } : { from: day })}
        {...bounds}
      />
      <DayField
        label={texts.filters.to}
        value={to}
        placeholder={texts.choices.anyDay}
        onChange={(day) => onChange(day < from ? { from: day, to: day } : { to: day })}
        {...bounds}
      />
    </>
  )
}
