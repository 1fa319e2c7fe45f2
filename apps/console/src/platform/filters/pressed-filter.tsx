import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

type PressedFilterProps = {
  icon: ReactNode
  children: ReactNode
  on: boolean
  onChange: (on: boolean) => void
}

/** A filter of one press: it shows just some, and another press the list as it was. */
export function PressedFilter({ icon, children, on, onChange }: PressedFilterProps) {
  return (
    <Button
      size="sm"
      variant={on ? 'light' : 'default'}
      aria-pressed={on}
      leftSection={icon}
      onClick={() => onChange(!on)}
    >
      {children}
    </Button>
  )
}
