import { type Branch, branch, createBranch, texts } from '@tahi/contract'
import { useBranchChoices } from '../../../platform/choices/use-branch-choices.ts'
import { client } from '../../../platform/session/session.ts'
import { PartRemoval } from './part-removal.tsx'

/** Removes a branch; its people, with their unpaid records, move to another branch. */
export function BranchRemoval({ row, onClose }: { row: Branch; onClose: () => void }) {
  const { choices, isKnown, error } = useBranchChoices()
  return (
    <PartRemoval
      words={texts.organisation.branch}
      row={row}
      record={branch}
      nameOf={({ branchName }) => branchName}
      detail={({ people }) => texts.organisationRemoval.branch.detail(people)}
      places={isKnown ? choices : undefined}
      problem={error}
      placeLabel={texts.organisationRemoval.branch.place}
      send={(removal) => client.send(createBranch, { body: removal })}
      onClose={onClose}
    />
  )
}
