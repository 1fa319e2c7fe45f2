import { createDepartment, type Department, department } from '@tahi/contract'
import { client } from '../../../platform/session/session.ts'
import { NamedPartForm } from './named-part-form.tsx'

/** Adds a department, or renames it. */
export const DepartmentForm = ({ row, onClose }: { row: Department | undefined; onClose: () => void }) => (
  <NamedPartForm
    part="department"
    field="departmentName"
    row={row}
    record={department}
    send={(values) => client.send(createDepartment, { body: values })}
    onClose={onClose}
  />
)
