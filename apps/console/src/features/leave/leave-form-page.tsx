import { useAddress } from '../../platform/address.ts'
import { readLeaveFormAddress } from './address.ts'
import { EditLeave } from './form/edit-leave.tsx'
import { NewLeave } from './form/new-leave.tsx'

/** Leave Details: a new leave, or one to change and decide (W2). */
export default function LeaveFormPage() {
  const [{ id, date }] = useAddress(readLeaveFormAddress)
  return id === undefined ? <NewLeave date={date} /> : <EditLeave key={id} id={id} />
}
