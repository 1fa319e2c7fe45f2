import { isCompanyWide, texts } from '@tahi/contract'
import { useBranchChoices } from '../choices/use-branch-choices.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { ChoiceFilter } from './choice-filter.tsx'

type BranchFilterProps = {
  /** A branch's id; undefined for all branches. */
  value: string | undefined
  onChange: (branch: string | undefined) => void
  /** The label for all branches together. */
  all?: string
}

/** All branches or one active branch by name (C2), for roles that see more than their own. */
export function BranchFilter(props: BranchFilterProps) {
  const { role } = useCurrentUser()
  return isCompanyWide(role) ? <AnyBranch {...props} /> : null
}

/** A component of its own, so that other roles' pages do not fetch the branches. */
function AnyBranch(props: BranchFilterProps) {
  const { choices } = useBranchChoices()
  return <ChoiceFilter label={texts.columns.branch} choices={choices} width={200} {...props} />
}
