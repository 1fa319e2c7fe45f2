import { Select } from '@mantine/core'
import { listBranches } from '@tahi/contract'
import { useCall } from './calls.ts'

type BranchFilterProps = {
  /** A branch's id; undefined is all of them. */
  value: string | undefined
  onChange: (branch: string | undefined) => void
}

/** All, or one active branch by name (C2). */
export function BranchFilter({ value, onChange }: BranchFilterProps) {
  const branches = useCall(listBranches, { params: { id: 'all' }, query: {} })
  const choices = branches.data?.data.map(({ _id, branchName }) => ({ value: _id, label: branchName })) ?? []
  return (
    <Select
      label="Branch"
      data={[{ value: 'all', label: 'All' }, ...choices]}
      value={value ?? 'all'}
      onChange={(branch) => onChange(branch === 'all' || branch === null ? undefined : branch)}
      allowDeselect={false}
      searchable={choices.length > 8}
      w={200}
    />
  )
}
