import { Button } from '@mantine/core'
import { type Document, isCompanyWide, texts } from '@tahi/contract'
import type { DataTableProps } from '@tahi/ui/table/data-table-props.ts'
import { useRouter } from '@tanstack/react-router'
import { useCompany } from '../../../platform/company.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { newDocumentHref } from '../address.ts'
import { useDocumentVerbs } from '../use-document-verbs.ts'
import { documentColumns } from './document-columns.tsx'
import { documentRowActions } from './document-row-actions.tsx'

type Shown = Pick<
  DataTableProps<Document>,
  'label' | 'columns' | 'rowId' | 'rowName' | 'actions' | 'actionsWidth' | 'onRowOpen' | 'emptyAction'
>

/**
 * Props that every table of documents shares, and the button that adds one.
 * @param branch the preset branch of a new document: a branch's id or 'All'; undefined lets the user choose it
 */
export function useDocumentTable(branch: string | undefined) {
  const { role } = useCurrentUser()
  const { timeZone } = useCompany()
  const router = useRouter()
  const { edit, remove } = useDocumentVerbs()
  const add = (
    <Button onClick={() => router.history.push(newDocumentHref(branch))}>{texts.document.add}</Button>
  )
  const table: Shown = {
    label: texts.document.title,
    columns: documentColumns(timeZone, { withBranch: isCompanyWide(role) }),
    rowId: ({ _id }) => _id,
    rowName: ({ title }) => title,
    actionsWidth: '92px',
    actions: (document) =>
      documentRowActions(document, { edit: () => edit(document), remove: () => remove(document) }),
    onRowOpen: edit,
    emptyAction: add,
  }
  return { table, add }
}
