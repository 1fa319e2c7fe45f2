import { CloseButton } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '../button/busy-button.tsx'
import type { Selection } from './column.ts'
import { isPageSelected } from './selecting.ts'
import classes from './table-toolbar.module.css'

type SelectionBarProps<Row> = {
  selection: Selection<Row>
  /** How many rows match on all pages. */
  total: number
  /** The rows of this page that can be selected. Once all of them are, selecting the rest makes sense. */
  pageIds: readonly string[]
}

/** The actions on the selected rows: 'N Selected - action'. */
export function SelectionBar<Row>({ selection, total, pageIds }: SelectionBarProps<Row>) {
  const { ids, onChange, onSelectAllMatching, matchingWords = '' } = selection
  const actions = selection.actions.filter((action) => action.ids?.size !== 0)
  const bar = useRef<HTMLElement>(null)
  const isAsked = useRef(false)
  const matching = ('matching' in selection ? selection.matching : total) ?? 0
  const [selected, setSelected] = useState<{ matching: number; count: number }>()
  // Some of the matching rows may turn out not to be selectable, such as the person's own.
  const most = selected?.matching === matching ? selected.count : matching
  const offersAll = onSelectAllMatching !== undefined && isPageSelected(ids, pageIds) && ids.size < most
  const elsewhere = ids.size - pageIds.filter((id) => ids.has(id)).length
  // The 'Select all' button disappears once all are selected; the focus moves to the actions.
  useEffect(() => {
    if (offersAll || !isAsked.current) return
    isAsked.current = false
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus()
  }, [offersAll])
  const selectAll = async () => {
    isAsked.current = true
    const count = await onSelectAllMatching?.()
    if (typeof count === 'number') setSelected({ matching, count })
  }
  // A list whose actions are elsewhere has no bar.
  if (ids.size === 0 || selection.actions.length === 0) return null
  return (
    <section ref={bar} className={classes.selectionBar} data-selection-bar aria-label={texts.table.selection}>
      {offersAll && (
        <BusyButton size="compact-sm" variant="subtle" onClick={selectAll}>
          {texts.table.selectAll(most, matchingWords)}
        </BusyButton>
      )}
      {elsewhere > 0 && <span className={classes.elsewhere}>{texts.table.notOnPage(elsewhere)}</span>}
      {selection.sum && <span className={classes.sum}>{selection.sum}</span>}
      {actions.map((action, index) => (
        <BusyButton
          key={action.key}
          size="xs"
          variant={index === 0 ? 'filled' : 'default'}
          {...(action.danger ? { color: 'red' } : {})}
          leftSection={action.icon}
          delay={action.busyDelay ?? 0}
          onClick={() => action.onClick(action.ids ?? ids)}
        >
          {texts.table.selected((action.ids ?? ids).size, action.label)}
        </BusyButton>
      ))}
      <CloseButton size="sm" aria-label={texts.table.clearSelection} onClick={() => onChange(new Set())} />
    </section>
  )
}
