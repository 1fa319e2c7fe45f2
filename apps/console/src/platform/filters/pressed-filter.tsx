import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

type PressedFilterProps = {
  icon: ReactNode
  children: ReactNode
  on: boolean
  onChange: (on: boolean) => void
}

/** A toggle button that filters a list. */
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
