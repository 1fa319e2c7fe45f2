import { useCurrentUser } from '../../platform/current-user.ts'
import { BranchDays } from './branch-days.tsx'
import { RecordList } from './record-list.tsx'

/** Attendance: per branch and day for the General Manager, the records themselves for everybody else (C2). */
export default function AttendancePage() {
  const { role } = useCurrentUser()
  return role === 'admin' ? <BranchDays /> : <RecordList />
}
