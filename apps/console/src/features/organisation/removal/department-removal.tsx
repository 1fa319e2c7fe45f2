import { createDepartment, type Department, department, texts } from '@tahi/contract'
import { useDepartmentChoices } from '../../../platform/choices/use-department-choices.ts'
import { client } from '../../../platform/session/session.ts'
import { PartRemoval } from './part-removal.tsx'

/** Removes a department; its people and designations move to another department. */
export function DepartmentRemoval({ row, onClose }: { row: Department; onClose: () => void }) {
  const { choices, isKnown, error } = useDepartmentChoices()
  return (
    <PartRemoval
      words={texts.organisation.department}
      row={row}
      record={department}
      nameOf={({ departmentName }) => departmentName}
      detail={({ people, designations }) => texts.organisationRemoval.department.detail(people, designations)}
      places={isKnown ? choices : undefined}
      problem={error}
      placeLabel={texts.organisationRemoval.department.place}
      send={(removal) => client.send(createDepartment, { body: removal })}
      onClose={onClose}
    />
  )
}
