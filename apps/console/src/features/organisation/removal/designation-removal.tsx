import { createDesignation, type Designation, designation, listDesignations, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import { PartRemoval } from './part-removal.tsx'
import { byDepartment } from './places.ts'

/** Removes a designation; its people get another one, and that one's department. */
export function DesignationRemoval({ row, onClose }: { row: Designation; onClose: () => void }) {
  const { data, error } = useCall(listDesignations, { params: { id: 'all' }, query: {} })
  return (
    <PartRemoval
      words={texts.organisation.designation}
      row={row}
      record={designation}
      nameOf={({ designationName, departmentTitle }) => `${designationName}, ${departmentTitle}`}
      detail={({ people }) => texts.organisationRemoval.designation.detail(people)}
      places={data && byDepartment(data.data, row.departmentName)}
      problem={error?.message}
      placeLabel={texts.organisationRemoval.designation.place}
      send={(removal) => client.send(createDesignation, { body: removal })}
      onClose={onClose}
    />
  )
}
