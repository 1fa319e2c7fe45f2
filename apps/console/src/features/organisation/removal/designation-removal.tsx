import { createDesignation, type Designation, designation, listDesignations, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import { PartRemoval } from './part-removal.tsx'
import { byDepartment } from './places.ts'
import { belong, quotasGo } from './words.ts'

/** Removes a designation; its people get another one, and that one's department. */
export function DesignationRemoval({ row, onClose }: { row: Designation; onClose: () => void }) {
  const { data, error } = useCall(listDesignations, { params: { id: 'all' }, query: {} })
  return (
    <PartRemoval
      words={texts.organisation.designation}
      row={row}
      record={designation}
      nameOf={({ designationName, departmentTitle }) => `${designationName}, ${departmentTitle}`}
      detail={({ people }) =>
        people === 0
          ? `Nobody has it. Its ${quotasGo}, and older records keep its name.`
          : `${belong(people)} to it. They get another designation, with its department; the quotas from today on go the same way.`
      }
      places={data && byDepartment(data.data, row.departmentName)}
      problem={error?.message}
      placeLabel="Their new designation"
      send={(removal) => client.send(createDesignation, { body: removal })}
      onClose={onClose}
    />
  )
}
