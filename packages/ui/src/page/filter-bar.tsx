import { Button } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import type { ReactNode } from 'react'
import classes from './page.module.css'

type FilterBarProps = {
  /** Labelled fields; a change applies at once. */
  children: ReactNode
  /** Shows 'Clear filters'. Pass it only while some filter differs from its default. */
  onClear?: (() => void) | undefined
}

/** A row of filters that wraps into columns on narrow screens. */
export function FilterBar({ children, onClear }: FilterBarProps) {
  return (
    <search className={classes.filters} aria-label={texts.filters.title}>
      {children}
      {onClear && (
        <Button size="sm" variant="subtle" onClick={onClear}>
          {texts.filters.clear}
        </Button>
      )}
    </search>
  )
}
