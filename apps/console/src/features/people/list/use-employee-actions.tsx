import { IconEdit, IconEye, IconUserCheck } from '@tabler/icons-react'
import { type PersonRow, texts, uiTimings, updatePerson } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRefresh } from '../../../platform/calls.ts'
import { showFailedAction } from '../../../platform/failed-action.ts'
import { useEditRow } from '../../../platform/forms/use-edit-row.ts'
import { client } from '../../../platform/session/session.ts'
import { employeeHref } from '../address.ts'
import { showsPeople } from '../shows.ts'

/** Actions on a person in the list that the row's `can` allows. */
export function useEmployeeActions() {
  const editRow = useEditRow()
  const refresh = useRefresh(showsPeople)

  const open = ({ _id }: PersonRow) => editRow(employeeHref(_id))

  const reactivate = async ({ _id, version }: PersonRow) => {
    try {
      await client.send(updatePerson, { body: { _id, version, status: true } })
      toast.success(texts.success)
    } catch (failure) {
      showFailedAction(failure)
    }
    // Also after a refusal, which means that what is shown is out of date.
    await refresh()
  }

  const actionsOn = (person: PersonRow): RowAction[] => [
    {
      key: 'edit',
      ...(person.can.includes('edit')
        ? { label: texts.actions.edit, icon: <IconEdit size={17} /> }
        : { label: texts.actions.view, icon: <IconEye size={17} /> }),
      onClick: () => open(person),
    },
    ...(person.can.includes('reactivate')
      ? [
          {
            key: 'reactivate',
            label: texts.employees.reactivate,
            icon: <IconUserCheck size={17} />,
            onClick: () => reactivate(person),
            busyDelay: uiTimings.clickDelay,
          },
        ]
      : []),
  ]

  return { actionsOn, open }
}
