import { createDepartment, type Department, department, texts } from '@tahi/contract'
import { useDepartmentChoices } from '../../../platform/choices/use-department-choices.ts'
import { client } from '../../../platform/session/session.ts'
import { PartRemoval } from './part-removal.tsx'
import { belong, designationsOf } from './words.ts'

/** Removes a department; its people and designations move to another department. */
export function DepartmentRemoval({ row, onClose }: { row: Department; onClose: () => void }) {
  const { choices, isKnown, error } = useDepartmentChoices()
  return (
    <PartRemoval
      words={texts.organisation.department}
      row={row}
      record={department}
      nameOf={({ departmentName }) => departmentName}
      detail={detail}
      places={isKnown ? choices : undefined}
      problem={error}
      placeLabel="Move them to the department"
      send={(removal) => client.send(createDepartment, { body: removal })}
      onClose={onClose}
    />
  )
}

function detail({ people, designations }: Department): string {
  if (people > 0 && designations > 0)
    return `${belong(people)} to it. They move together with its ${designationsOf(designations)}. Where the other department has one of the same name, they join that one.`
  if (people > 0) return `${belong(people)} to it.`
  const none = 'Nobody belongs to it.'
  return designations === 0 ? none : `${none} Its ${designationsOf(designations)} are removed with it.`
}
