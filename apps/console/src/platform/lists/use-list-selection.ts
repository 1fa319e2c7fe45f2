import type { ListQuery } from './list.ts'
import { useSelectMatching } from './select-matching.ts'
import { useSeen } from './use-seen.ts'
import { type SelectableRows, useSelection } from './use-selection.ts'

/**
 * The selected rows of a list, what was seen of them, and 'Select all'.
 * @param name the list's name
 * @param asked the list's filters, order and page
 * @param selectable functions that are the same at every render
 */
export function useListSelection<Row, Asked extends { page: number; pageSize: number }>(
  name: string,
  list: ListQuery<Row>,
  asked: Asked,
  selectable: SelectableRows<Row>,
) {
  const { idOf } = selectable
  const [ids, select, settle] = useSelection(name, list, asked, selectable)
  const { seenOf, selectSeen } = useSeen(name, list.data?.data, idOf, select)
  const ofEveryPage = { ...asked, page: undefined, pageSize: undefined }
  const selectAll = useSelectMatching(ofEveryPage, { selected: ids, idOf, select: selectSeen })
  return { ids, select, settle, seenOf, selectAll }
}
