import { type Branch, branch, createBranch } from '@tahi/contract'
import { client } from '../../../platform/session/session.ts'
import { NamedPartForm } from './named-part-form.tsx'

/** Adds a branch, or renames it. */
export const BranchForm = ({ row, onClose }: { row: Branch | undefined; onClose: () => void }) => (
  <NamedPartForm
    part="branch"
    field="branchName"
    row={row}
    record={branch}
    send={(values) => client.send(createBranch, { body: values })}
    onClose={onClose}
  />
)
