import { Select } from '@mantine/core'
import { listBranches } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'

type BranchChoiceProps = { value: string | undefined; onChange: (branch: string | undefined) => void }

/** The one branch that a file's people belong to. */
export function BranchChoice({ value, onChange }: BranchChoiceProps) {
  const branches = useCall(listBranches, { params: { id: 'all' }, query: {} })
  return (
    <Select
      label="Branch"
      placeholder="Choose the branch of this clock"
      data={branches.data?.data.map(({ _id, branchName }) => ({ value: _id, label: branchName })) ?? []}
      value={value ?? null}
      onChange={(branch) => onChange(branch ?? undefined)}
      error={branches.error?.message}
      searchable
    />
  )
}
