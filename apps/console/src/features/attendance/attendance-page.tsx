import { comparesBranches } from '@tahi/contract'
import { lazy } from 'react'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { RecordList } from './list/record-list.tsx'

// One role's view, which the others need not load.
const BranchDays = lazy(() => import('./summary/branch-days.tsx'))

/** Attendance: per branch and day for the General Manager, the records themselves for everybody else (C2). */
export default function AttendancePage() {
  const { role } = useCurrentUser()
  return comparesBranches(role) ? <BranchDays /> : <RecordList />
}
