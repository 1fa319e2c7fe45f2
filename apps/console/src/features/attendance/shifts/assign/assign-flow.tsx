import { type ShiftWeekRow, texts } from '@tahi/contract'
import { type Day, fullName } from '@tahi/domain'
import { AssignDialog } from './assign-dialog.tsx'
import { AssignmentHistory } from './assignment-history.tsx'
import type { Chosen } from './chosen.ts'

/** The open dialog of an assignment. */
export type Assigning =
  | { step: 'history'; person: ShiftWeekRow }
  | { step: 'assign'; chosen: Chosen; person?: ShiftWeekRow; from?: Day | undefined }

type AssignFlowProps = {
  /** Undefined when none is open. */
  assigning: Assigning | undefined
  onChange: (next: Assigning | undefined) => void
  onAssigned: () => void
}

/**
 * Leads from a person's history, or straight from a selection, to the assignment dialog. A person's dialog leads back to
 * the history.
 */
export default function AssignFlow({ assigning, onChange, onAssigned }: AssignFlowProps) {
  if (!assigning) return null
  if (assigning.step === 'history') {
    const { person } = assigning
    const chosen = new Map([[person.employee._id, person.branchId]])
    return (
      <AssignmentHistory
        person={person}
        // Who left has no days to come: what is wrong is in the week that is shown.
        onAssign={(from = person.leftOn === null ? undefined : person.days[0]?.date) =>
          onChange({ step: 'assign', chosen, person, from })
        }
        onClose={() => onChange(undefined)}
      />
    )
  }
  const { chosen, person, from } = assigning
  return (
    <AssignDialog
      chosen={chosen}
      whom={person ? fullName(person.employee) : texts.shiftAssign.people(chosen.size)}
      from={from}
      hasLeft={Boolean(person?.leftOn)}
      onAssigned={person ? () => {} : onAssigned}
      onClose={() => onChange(person && { step: 'history', person })}
    />
  )
}
