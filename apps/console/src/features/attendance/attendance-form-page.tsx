import { useAddress } from '../../platform/address.ts'
import { readFormAddress } from './form/form-address.ts'
import { NewRecord } from './form/new-record.tsx'
import { RecordPage } from './form/record-page.tsx'

/** Attendance Details (C2): a new day, or a recorded one with its history. */
export default function AttendanceFormPage() {
  const [{ id, of }] = useAddress(readFormAddress)
  return id === undefined ? (
    <NewRecord key={of && `${of.userId} ${of.date}`} of={of} />
  ) : (
    <RecordPage key={id} id={id} />
  )
}
