import { type Department, limits, listDepartments, texts } from '@tahi/contract'
import type { Column } from '@tahi/ui/table/column.ts'
import { useCall } from '../../platform/calls.ts'
import { readListAddress, useListAddress } from '../../platform/lists/list-address.ts'
import { DepartmentForm } from './form/department-form.tsx'
import { partNameColumn, peopleColumn } from './part-columns.tsx'
import { PartList } from './part-list.tsx'
import { DepartmentRemoval } from './removal/department-removal.tsx'

const words = texts.organisation.department

const columns: Column<Department>[] = [
  partNameColumn('departmentName', words),
  peopleColumn(({ _id }) => ({ department: _id })),
]

/** The company's departments (W2 Department). */
export default function DepartmentPage() {
  const [address, change] = useListAddress(readListAddress, listDepartments)
  const { sort, page = 1, pageSize = limits.organisationPageSize } = address
  const departments = useCall(listDepartments, { params: { id: 'all' }, query: { sort, page, pageSize } })
  return (
    <PartList<Department>
      words={words}
      columns={columns}
      nameOf={({ departmentName }) => departmentName}
      address={address}
      change={change}
      query={departments}
      emptyHint={words.none}
      form={(row, onClose) => <DepartmentForm row={row} onClose={onClose} />}
      removal={(row, onClose) => <DepartmentRemoval row={row} onClose={onClose} />}
    />
  )
}
