import { createLeave, mayUse } from '@tahi/contract'
import { useAddress } from '../../platform/address.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { Forbidden } from '../../platform/session/forbidden.tsx'
import { readLeaveFormAddress } from './address.ts'
import { EditLeave } from './form/edit-leave.tsx'
import { NewLeave } from './form/new-leave.tsx'

/** Leave Details: a new leave, or one to change and decide; the General Manager only reads it (W2). */
export default function LeaveFormPage() {
  const { role } = useCurrentUser()
  const [{ id, date }] = useAddress(readLeaveFormAddress)
  if (id !== undefined) return <EditLeave key={id} id={id} />
  return mayUse(createLeave.allow, role) ? <NewLeave key={date} date={date} /> : <Forbidden />
}
