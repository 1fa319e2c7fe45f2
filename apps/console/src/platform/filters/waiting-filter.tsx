import { IconHourglass } from '@tabler/icons-react'
import { formatCount } from '@tahi/contract'
import { PressedFilter } from './pressed-filter.tsx'

type WaitingFilterProps = {
  /** Undefined until it is loaded. */
  count: number | undefined
  /** What the records wait for, as in '12 to confirm'. */
  words: string
  on: boolean
  onChange: (on: boolean) => void
}

/** How many records wait for a decision, as a filter that shows only them. Hidden while there are none. */
export function WaitingFilter({ count = 0, words, on, onChange }: WaitingFilterProps) {
  if (count === 0 && !on) return null
  return (
    <PressedFilter icon={<IconHourglass size={15} />} on={on} onChange={onChange}>
      {formatCount(count)} {words}
    </PressedFilter>
  )
}
