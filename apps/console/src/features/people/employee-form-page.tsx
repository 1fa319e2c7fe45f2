import { addPerson, mayUse } from '@tahi/contract'
import { useAddress } from '../../platform/address.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { Forbidden } from '../../platform/session/forbidden.tsx'
import { readFormAddress } from './address.ts'
import { EmployeeRecord } from './form/employee-record.tsx'
import { NewEmployee } from './form/new-employee.tsx'

/** The employee form (W2): a new person, or the record that the address names. */
export default function EmployeeFormPage() {
  const { role } = useCurrentUser()
  const [{ id, role: access }] = useAddress(readFormAddress)
  if (id !== undefined) return <EmployeeRecord key={id} id={id} />
  return mayUse(addPerson.allow, role) ? <NewEmployee access={access} /> : <Forbidden />
}
