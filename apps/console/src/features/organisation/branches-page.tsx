import { type Branch, limits, listBranches, texts } from '@tahi/contract'
import type { Column } from '@tahi/ui/table/column.ts'
import { useCall } from '../../platform/calls.ts'
import { readListAddress, useListAddress } from '../../platform/lists/list-address.ts'
import { BranchForm } from './form/branch-form.tsx'
import { partNameColumn, peopleColumn } from './part-columns.tsx'
import { PartList } from './part-list.tsx'
import { BranchRemoval } from './removal/branch-removal.tsx'

const words = texts.organisation.branch

const columns: Column<Branch>[] = [
  partNameColumn('branchName', words),
  peopleColumn(({ _id }) => ({ branch: _id })),
]

/** The company's branches (W2 Branches). */
export default function BranchesPage() {
  const [address, change] = useListAddress(readListAddress, listBranches)
  const { sort, page = 1, pageSize = limits.organisationPageSize } = address
  const branches = useCall(listBranches, { params: { id: 'all' }, query: { sort, page, pageSize } })
  return (
    <PartList<Branch>
      words={words}
      columns={columns}
      nameOf={({ branchName }) => branchName}
      address={address}
      change={change}
      query={branches}
      emptyHint={words.none}
      form={(row, onClose) => <BranchForm row={row} onClose={onClose} />}
      removal={(row, onClose) => <BranchRemoval row={row} onClose={onClose} />}
    />
  )
}
