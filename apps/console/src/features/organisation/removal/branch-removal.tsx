import { type Branch, branch, createBranch, texts } from '@tahi/contract'
import { useBranchChoices } from '../../../platform/choices/use-branch-choices.ts'
import { client } from '../../../platform/session/session.ts'
import { PartRemoval } from './part-removal.tsx'
import { belong, quotasGo } from './words.ts'

/** Removes a branch; its people, with their unpaid records, move to another branch. */
export function BranchRemoval({ row, onClose }: { row: Branch; onClose: () => void }) {
  const { choices, isKnown, error } = useBranchChoices()
  return (
    <PartRemoval
      words={texts.organisation.branch}
      row={row}
      record={branch}
      nameOf={({ branchName }) => branchName}
      detail={({ people }) =>
        people === 0
          ? `Nobody belongs to it. ${lost}, and older records keep its name.`
          : `${belong(people)} to it. What is not yet paid goes with them, pending payslips too, and so do its gates; paid payslips stay with this branch. ${lost}.`
      }
      places={isKnown ? choices : undefined}
      problem={error}
      placeLabel="Move them to the branch"
      send={(removal) => client.send(createBranch, { body: removal })}
      onClose={onClose}
    />
  )
}

const lost = `Its shifts and its ${quotasGo}. Its announcements and documents stay with it, where only head office sees them`
