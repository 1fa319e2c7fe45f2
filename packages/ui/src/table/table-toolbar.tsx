import { NativeSelect, VisuallyHidden } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import { useState } from 'react'
import { SearchBox } from './search-box.tsx'
import { SelectionOf } from './selection-of.tsx'
import type { TableBodyProps } from './table-body.tsx'
import { SelectPage } from './table-head.tsx'
import classes from './table-toolbar.module.css'

/** The row above the table: search, the caller's own controls, and the number of rows or of selected rows. */
export function TableToolbar<Row extends object>(props: TableBodyProps<Row>) {
  const {
    model,
    search,
    onSearchChange,
    searchPlaceholder = texts.table.search,
    searchLength,
    toolbar,
    selection,
    cards,
    refreshing = false,
  } = props
  const sortable = cards && props.onSortChange !== undefined && props.columns.some((column) => column.sort)
  if (search === undefined && toolbar === undefined && !selection && !sortable) return null
  return (
    <div className={classes.toolbar}>
      {search !== undefined && onSearchChange && (
        <SearchBox
          value={search}
          onChange={onSearchChange}
          placeholder={searchPlaceholder}
          maxLength={searchLength}
        />
      )}
      {toolbar}
      {sortable && <CardSort {...props} />}
      {cards && selection && <SelectPage model={model} selection={selection} stale={refreshing} withWords />}
      {selection && <SelectionNews selected={selection.ids.size} />}
      {!cards && <SelectionOf {...props} />}
    </div>
  )
}

/** Tells screen readers how many rows are selected: the bar with the actions is elsewhere on the page. */
function SelectionNews({ selected }: { selected: number }) {
  const [changed, setChanged] = useState(false)
  if (selected > 0 && !changed) setChanged(true)
  return <VisuallyHidden role="status">{changed && texts.table.nowSelected(selected)}</VisuallyHidden>
}

/** Sorting for lists without column heads. */
function CardSort<Row extends object>({ columns, sort, onSortChange }: TableBodyProps<Row>) {
  const choices = columns.flatMap(({ label, sort: field }) =>
    field === undefined
      ? []
      : [
          { value: field, label: texts.table.ascending(label) },
          { value: `-${field}`, label: texts.table.descending(label) },
        ],
  )
  return (
    <NativeSelect
      aria-label={texts.table.sortBy}
      data={[{ value: '', label: texts.table.usualOrder }, ...choices]}
      value={sort ?? ''}
      onChange={(event) => onSortChange?.(event.currentTarget.value || undefined)}
    />
  )
}
