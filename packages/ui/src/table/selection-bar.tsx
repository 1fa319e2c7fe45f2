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
  /** Those of them that 'Select all' selects too. */
  matchingIds: readonly string[]
  /** Whether the rows answer an earlier question, so that 'Select all' waits. */
  stale: boolean
}

/** The actions on the selected rows: 'N Selected - action'. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, total, pageIds, matchingIds, stale } = props
  const { ids, onChange, onSelectAllMatching, matchingWords = '' } = selection
  const actions = selection.actions.filter((action) => action.ids?.size !== 0)
  const bar = useRef<HTMLElement>(null)
  const isAsked = useRef(false)
  const matching = ('matching' in selection ? selection.matching : total) ?? 0
  const [last, setLast] = useState<Found>()
  // Some of the matching rows may turn out not to be selectable, such as the person's own.
  const found = isStillOf(last, matching, matchingIds) ? last.ids : undefined
  const areSelected = found ? [...found].every((id) => ids.has(id)) : ids.size === matching
  const offersAll =
    onSelectAllMatching !== undefined &&
    isPageSelected(ids, pageIds) &&
    matching > matchingIds.length &&
    !areSelected
  const elsewhere = ids.size - pageIds.filter((id) => ids.has(id)).length
  // The 'Select all' button disappears once all are selected; the focus moves to the actions.
  useEffect(() => {
    if (offersAll || !isAsked.current) return
    isAsked.current = false
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus()
  }, [offersAll])
  const selectAll = async () => {
    isAsked.current = true
    const ids = await onSelectAllMatching?.()
    if (ids instanceof Set) setLast({ matching, ids })
  }
  // A list whose actions are elsewhere has no bar.
  if (ids.size === 0 || selection.actions.length === 0) return null
  return (
    <section ref={bar} className={classes.selectionBar} data-selection-bar aria-label={texts.table.selection}>
      {offersAll && (
        <BusyButton size="compact-sm" variant="subtle" busy={stale} onClick={selectAll}>
          {texts.table.selectAll(found?.size ?? matching, matchingWords)}
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
      <CloseButton size={24} aria-label={texts.table.clearSelection} onClick={() => onChange(new Set())} />
    </section>
  )
}

/** What 'Select all' selected last, and how many rows matched then. */
type Found = { matching: number; ids: ReadonlySet<string> }

/** Whether the list is still the one that was selected: another search may match as many rows. */
const isStillOf = (found: Found | undefined, matching: number, onPage: readonly string[]): found is Found =>
  found?.matching === matching && onPage.every((id) => found.ids.has(id))
