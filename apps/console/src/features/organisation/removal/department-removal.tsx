import { createDepartment, type Department, department, texts } from '@tahi/contract'
import { useDepartmentChoices } from '../../../platform/choices/use-department-choices.ts'
import { client } from '../../../platform/session/session.ts'
import { PartRemoval } from './part-removal.tsx'

const words = texts.organisationRemoval.department

/** Removes a department; its people and designations move to another department. */
export function DepartmentRemoval({ row, onClose }: { row: Department; onClose: () => void }) {
  const { choices, isKnown, error } = useDepartmentChoices()
  return (
    <PartRemoval
      words={texts.organisation.department}
      row={row}
      record={department}
      nameOf={({ departmentName }) => departmentName}
      detail={({ people, designations }, moveTo) => words.detail(people, designations, moveTo !== '')}
      places={isKnown ? choices : undefined}
      problem={error}
      placeLabel={words.place}
      elseMoves={{ has: ({ designations }) => designations > 0, placeLabel: words.placeOfDesignations }}
      send={(removal) => client.send(createDepartment, { body: removal })}
      onClose={onClose}
    />
  )
}
