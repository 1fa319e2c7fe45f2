import { isCompanyWide, texts } from '@tahi/contract'
import { useBranchChoices } from '../choices/use-branch-choices.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { ChoiceFilter } from './choice-filter.tsx'

type Choice = { value: string; label: string }

type BranchFilterProps = {
  /** A branch's id; undefined for all branches. */
  value: string | undefined
  onChange: (branch: string | undefined) => void
  /** The label for all branches together. */
  all?: string
  /** Choices before the branches. */
  others?: readonly Choice[]
}

/**
 * All branches or one active branch by name (C2), for roles that see more than their own. A removed branch, to which a
 * list's rows may lead, is named as such.
 */
export function BranchFilter(props: BranchFilterProps) {
  const { role } = useCurrentUser()
  return isCompanyWide(role) ? <AnyBranch {...props} /> : null
}

/** A component of its own, so that other roles' pages do not fetch the branches. */
function AnyBranch({ others = [], ...props }: BranchFilterProps) {
  const { choices, isKnown } = useBranchChoices()
  return (
    <ChoiceFilter
      label={texts.columns.branch}
      choices={[...others, ...choices]}
      gone={isKnown ? texts.organisation.branch.removedOne : undefined}
      width={200}
      {...props}
    />
  )
}
