import { Button } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import { type ReactNode, useState } from 'react'
import classes from './page.module.css'

type FilterBarProps = {
  /** Labelled fields; a change applies at once. */
  children: ReactNode
  /** How many of the filters differ from their defaults. */
  set?: number
  /** Shows 'Clear filters'. Pass it only while some filter differs from its default. */
  onClear?: (() => void) | undefined
}

/** A row of filters. On narrow screens three or more fields are folded away behind a button that says how many are set. */
export function FilterBar({ children, set = 0, onClear }: FilterBarProps) {
  const [isUnfolded, unfold] = useState(false)
  return (
    <search
      className={classes.filters}
      aria-label={texts.filters.title}
      data-unfolded={isUnfolded || undefined}
    >
      <Button
        className={classes.unfold}
        size="sm"
        variant={isUnfolded ? 'light' : 'default'}
        aria-expanded={isUnfolded}
        onClick={() => unfold(!isUnfolded)}
      >
        {texts.filters.unfold(set)}
      </Button>
      {children}
      {onClear && (
        <Button size="sm" variant="subtle" onClick={onClear}>
          {texts.filters.clear}
        </Button>
      )}
    </search>
  )
}
