import { Button } from '@mantine/core'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import type { FailedCall } from '@tahi/client'
import { limits, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import type { Column, RowAction } from '@tahi/ui/table/column.ts'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { type ReactNode, useState } from 'react'
import { listProps } from '../../platform/lists/list.ts'
import type { ListAddress } from '../../platform/lists/list-address.ts'
import type { Part, PartWords } from './part.ts'

type PartListProps<Row extends Part> = {
  words: PartWords
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  address: ListAddress
  change: (change: Partial<ListAddress>) => void
  query: {
    data: { data: Row[]; total: number } | undefined
    error: FailedCall | null
    isPlaceholderData: boolean
    refetch(): unknown
  }
  /** Why it is worth adding a first one. */
  emptyHint: string
  /** The dialog that adds one, or changes the given one. */
  form: (row: Row | undefined, onClose: () => void) => ReactNode
  removal: (row: Row, onClose: () => void) => ReactNode
}

type Asked<Row> = { what: 'form'; row: Row | undefined } | { what: 'removal'; row: Row }

/** A screen for branches, departments or designations: a paged list with its two dialogs (W2). */
export function PartList<Row extends Part>(props: PartListProps<Row>) {
  const { words, columns, nameOf, address, change, query, emptyHint, form, removal } = props
  const [asked, ask] = useState<Asked<Row>>()
  const close = () => ask(undefined)
  const add = <Button onClick={() => ask({ what: 'form', row: undefined })}>{words.add}</Button>
  const edit = (row: Row) => ask({ what: 'form', row })
  const actions = (row: Row): RowAction[] => [
    ...(row.can.includes('edit')
      ? [{ key: 'edit', label: texts.actions.edit, icon: <IconEdit size={17} />, onClick: () => edit(row) }]
      : []),
    ...(row.can.includes('remove')
      ? [
          {
            key: 'delete',
            label: texts.actions.delete,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: () => ask({ what: 'removal', row }),
          },
        ]
      : []),
  ]
  return (
    <Page title={words.title} action={add}>
      <DataTable<Row>
        label={words.title}
        columns={columns}
        rowId={({ _id }) => _id}
        rowName={nameOf}
        {...listProps(address, change, query, limits.organisationPageSize)}
        actions={actions}
        onRowOpen={edit}
        emptyHint={emptyHint}
        emptyAction={add}
      />
      {asked?.what === 'form' && form(asked.row, close)}
      {asked?.what === 'removal' && removal(asked.row, close)}
    </Page>
  )
}
