import { IconHourglass } from '@tabler/icons-react'
import { PressedFilter } from './pressed-filter.tsx'

type WaitingFilterProps = {
  /** Undefined until it is known. */
  count: number | undefined
  /** What they wait for, as in '12 to confirm'. */
  words: string
  on: boolean
  onChange: (on: boolean) => void
}

/** How many records wait for somebody, and just those; nothing where none does. */
export function WaitingFilter({ count = 0, words, on, onChange }: WaitingFilterProps) {
  if (count === 0 && !on) return null
  return (
    <PressedFilter icon={<IconHourglass size={15} />} on={on} onChange={onChange}>
      {count.toLocaleString('en')} {words}
    </PressedFilter>
  )
}
