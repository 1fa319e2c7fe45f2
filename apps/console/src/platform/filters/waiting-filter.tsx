import { Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'

type WaitingFilterProps = {
  /** Undefined until it is known. */
  count: number | undefined
  /** What they wait for, as in '12 to confirm'. */
  words: string
  on: boolean
  onChange: (on: boolean) => void
}

/** How many records wait for somebody; a press shows just those, another one the list as it was. */
export function WaitingFilter({ count = 0, words, on, onChange }: WaitingFilterProps) {
  if (count === 0 && !on) return null
  return (
    <Button
      size="sm"
      variant={on ? 'light' : 'default'}
      aria-pressed={on}
      leftSection={<IconHourglass size={15} />}
      onClick={() => onChange(!on)}
    >
      {count.toLocaleString('en')} {words}
    </Button>
  )
}
