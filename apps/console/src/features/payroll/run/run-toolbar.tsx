import { Button, Switch } from '@mantine/core'
import { texts } from '@tahi/contract'
import { NewTabLink } from '../../../platform/new-tab-link.tsx'
import type { ToSettle } from './to-settle.ts'

type RunToolbarProps = {
  /** How many people have warnings. */
  warned: number
  onlyWarned: boolean
  toSettle: readonly ToSettle[]
  onOnlyWarned: (only: boolean) => void
  /** Chooses everybody who matches the search and filter, on all pages. */
  onChooseAll: () => void
  onChooseNone: () => void
}

/** Filters people with warnings, and ticks everybody or nobody. */
export function RunToolbar(props: RunToolbarProps) {
  const { warned, onlyWarned, toSettle, onOnlyWarned, onChooseAll, onChooseNone } = props
  return (
    <>
      <Switch
        label={texts.payslipRun.withWarnings(warned)}
        checked={onlyWarned}
        onChange={(event) => onOnlyWarned(event.currentTarget.checked)}
      />
      {toSettle.map(({ words, href }) => (
        <NewTabLink key={words} href={href}>
          {words}
        </NewTabLink>
      ))}
      <Button.Group ms="auto">
        <Button size="xs" variant="default" onClick={onChooseAll}>
          {texts.payslipRun.chooseAll}
        </Button>
        <Button size="xs" variant="default" onClick={onChooseNone}>
          {texts.payslipRun.chooseNone}
        </Button>
      </Button.Group>
    </>
  )
}
