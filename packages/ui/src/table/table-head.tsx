import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import type { CSSProperties } from 'react'
import { type Column, isRightAligned, type Selection } from './column.ts'
import { isPageSelected, togglePage } from './selecting.ts'
import { nextSort } from './sorting.ts'
import classes from './table-row.module.css'
import type { TableModel } from './use-table-model.ts'

type TableHeadProps<Row extends object> = {
  model: TableModel<Row>
  columns: readonly Column<Row>[]
  selection: Selection<Row> | undefined
  /** undefined: no Actions column. */
  actionsWidth: string | undefined
  sort: string | undefined
  onSortChange: ((sort: string | undefined) => void) | undefined
  /** Whether the rows answer an earlier question. */
  stale: boolean | undefined
}

export function TableHead<Row extends object>(props: TableHeadProps<Row>) {
  const { model, columns, selection, actionsWidth, sort, onSortChange, stale } = props
  const headers = model.getHeaderGroups().flatMap((group) => group.headers)
  return (
    <thead className={classes.head}>
      <tr>
        {selection && (
          <th className={classes.tick} scope="col">
            <SelectPage model={model} selection={selection} stale={stale} />
          </th>
        )}
        {headers.map((header, index) => {
          const column = columns[index]
          if (!column) return null
          const field = onSortChange && column.sort
          const sorted = header.column.getIsSorted()
          return (
            <th
              key={header.id}
              scope="col"
              data-right={isRightAligned(column) || undefined}
              data-pinned={column.pinned || undefined}
              style={widthOf(column.width)}
              aria-sort={field ? ariaSort(sorted) : undefined}
            >
              {field ? (
                <UnstyledButton className={classes.sort} onClick={() => onSortChange(nextSort(sort, field))}>
                  {column.label}
                  <SortIcon sorted={sorted} />
                </UnstyledButton>
              ) : (
                column.label
              )}
            </th>
          )
        })}
        {actionsWidth !== undefined && (
          <th className={classes.actionsHead} scope="col" style={widthOf(actionsWidth)}>
            {texts.table.actions}
          </th>
        )}
      </tr>
    </thead>
  )
}

const widthOf = (width: string | undefined) =>
  width === undefined ? undefined : ({ '--width': width } as CSSProperties)

type SelectPageProps<Row extends object> = {
  model: TableModel<Row>
  selection: Selection<Row>
  /** Whether the page answers an earlier question: nothing of it is selected, but the focus stays. */
  stale: boolean | undefined
  /** Shows a text beside the checkbox, for lists without column heads. */
  withWords?: boolean
}

/** Selects the whole page, or deselects it. */
export function SelectPage<Row extends object>(props: SelectPageProps<Row>) {
  const { model, selection, stale = false, withWords = false } = props
  const rows = model.getRowModel().rows
  const page = rows.filter((row) => row.getCanSelect()).map((row) => row.id)
  const all = isPageSelected(selection.ids, page)
  return (
    <Checkbox
      size="xs"
      {...(withWords ? { label: texts.table.selectPage } : { 'aria-label': texts.table.selectPage })}
      disabled={page.length === 0}
      aria-disabled={stale || undefined}
      checked={all}
      indeterminate={!all && rows.some((row) => row.getIsSelected())}
      onChange={() => !stale && selection.onChange(togglePage(selection.ids, page))}
    />
  )
}

function SortIcon({ sorted }: { sorted: false | 'asc' | 'desc' }) {
  if (sorted === 'asc') return <IconArrowUp size={13} aria-hidden />
  if (sorted === 'desc') return <IconArrowDown size={13} aria-hidden />
  return <IconSelector className={classes.unsorted} size={13} aria-hidden />
}

function ariaSort(sorted: false | 'asc' | 'desc') {
  if (sorted === 'asc') return 'ascending'
  return sorted === 'desc' ? 'descending' : 'none'
}
