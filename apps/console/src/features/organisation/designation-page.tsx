import { type Designation, limits, listDesignations, texts } from '@tahi/contract'
import type { Column } from '@tahi/ui/table/column.ts'
import { useCall } from '../../platform/calls.ts'
import { readListAddress, useListAddress } from '../../platform/lists/list-address.ts'
import { DesignationForm } from './form/designation-form.tsx'
import { partNameColumn, peopleColumn } from './part-columns.tsx'
import { PartList } from './part-list.tsx'
import { DesignationRemoval } from './removal/designation-removal.tsx'

const words = texts.organisation.designation

const columns: Column<Designation>[] = [
  {
    key: 'departmentName',
    label: texts.organisation.department.field,
    sort: 'departmentName',
    value: ({ departmentTitle }) => departmentTitle,
  },
  partNameColumn('designationName', words),
  peopleColumn(({ departmentName, _id }) => ({ department: departmentName, designation: _id })),
]

/** The company's designations by department (W2 Designation). */
export default function DesignationPage() {
  const [address, change] = useListAddress(readListAddress, listDesignations)
  const { sort, page = 1, pageSize = limits.organisationPageSize } = address
  const designations = useCall(listDesignations, { params: { id: 'all' }, query: { sort, page, pageSize } })
  return (
    <PartList<Designation>
      words={words}
      columns={columns}
      nameOf={({ designationName, departmentTitle }) => `${designationName}, ${departmentTitle}`}
      address={address}
      change={change}
      query={designations}
      emptyHint={words.none}
      form={(row, onClose) => <DesignationForm row={row} onClose={onClose} />}
      removal={(row, onClose) => <DesignationRemoval row={row} onClose={onClose} />}
    />
  )
}
