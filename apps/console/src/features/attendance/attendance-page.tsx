import { comparesBranches } from '@tahi/contract'
import { lazy } from 'react'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { RecordList } from './list/record-list.tsx'

// The view of one role; others need not load it.
const BranchDays = lazy(() => import('./summary/branch-days.tsx'))

/** Attendance: per branch and day for the General Manager, the records themselves for everybody else (C2). */
export default function AttendancePage() {
  const { role } = useCurrentUser()
  return comparesBranches(role) ? <BranchDays /> : <RecordList />
}
