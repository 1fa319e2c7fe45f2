import { CloseButton } from '@mantine/core'
import { BusyButton } from '../button/busy-button.tsx'
import type { Selection } from './column.ts'
import classes from './table-toolbar.module.css'

type SelectionBarProps<Row> = {
  selection: Selection<Row>
  total: number
  /** The whole page is selected, so that selecting the rest makes sense. */
  pageSelected: boolean
}

/** What can be done with the selected rows: 'N Selected - action'. */
export function SelectionBar<Row>({ selection, total, pageSelected }: SelectionBarProps<Row>) {
  const { ids, actions, onChange, onSelectAllMatching } = selection
  // A list whose action stands elsewhere has no bar.
  if (ids.size === 0 || actions.length === 0) return null
  return (
    <section className={classes.selectionBar} data-selection-bar aria-label="Selection">
      {onSelectAllMatching && pageSelected && ids.size < total && (
        <BusyButton size="compact-sm" variant="subtle" onClick={onSelectAllMatching}>
          Select all {total.toLocaleString('en')}
        </BusyButton>
      )}
      {actions.map((action, index) => (
        <BusyButton
          key={action.key}
          size="xs"
          variant={index === 0 ? 'filled' : 'default'}
          {...(action.color ? { color: action.color } : {})}
          leftSection={action.icon}
          delay={action.busyDelay ?? 0}
          onClick={() => action.onClick(ids)}
        >
          {ids.size.toLocaleString('en')} Selected - {action.label}
        </BusyButton>
      ))}
      <CloseButton size="sm" aria-label="Clear selection" onClick={() => onChange(new Set())} />
    </section>
  )
}
