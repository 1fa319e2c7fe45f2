import { isCompanyWide } from '@tahi/contract'
import { useBranchChoices } from '../choices/branch-choices.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { ChoiceFilter } from './choice-filter.tsx'

type BranchFilterProps = {
  /** A branch's id; undefined is all of them. */
  value: string | undefined
  onChange: (branch: string | undefined) => void
  /** How all of them together are called. */
  all?: string
}

/** All, or one active branch by name (C2), for those who see more than their own. */
export function BranchFilter(props: BranchFilterProps) {
  const { role } = useCurrentUser()
  return isCompanyWide(role) ? <AnyBranch {...props} /> : null
}

/** Apart, so that nobody else's page asks for the branches. */
function AnyBranch(props: BranchFilterProps) {
  const { choices } = useBranchChoices()
  return <ChoiceFilter label="Branch" choices={choices} width={200} {...props} />
}
