import { Select } from '@mantine/core'
import { listBranches } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'

type BranchSelectProps = { value: string | undefined; onChange: (branch: string | undefined) => void }

/** One branch, which a run for a whole branch needs. */
export function BranchSelect({ value, onChange }: BranchSelectProps) {
  const branches = useCall(listBranches, { params: { id: 'all' }, query: {} })
  return (
    <Select
      label="Branch"
      placeholder="Choose a branch"
      required
      data={branches.data?.data.map(({ _id, branchName }) => ({ value: _id, label: branchName })) ?? []}
      value={value ?? null}
      onChange={(branch) => onChange(branch ?? undefined)}
      allowDeselect={false}
    />
  )
}
