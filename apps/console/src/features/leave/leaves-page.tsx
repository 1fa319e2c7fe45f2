import { comparesBranches } from '@tahi/contract'
import { lazy } from 'react'
import { useAddress } from '../../platform/address.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { readLeaveAddress } from './address.ts'
import { LeaveList } from './list/leave-list.tsx'

// Views that not every user opens.
const BranchTotals = lazy(() => import('./summary/branch-totals.tsx'))
const LeaveMonth = lazy(() => import('./calendar/leave-month.tsx'))

/** Leaves: a branch's month or list; per branch and day for the General Manager (W2). */
export default function LeavesPage() {
  const { role } = useCurrentUser()
  const [{ view }] = useAddress(readLeaveAddress)
  if (view === 'calendar') return <LeaveMonth />
  return comparesBranches(role) ? <BranchTotals /> : <LeaveList />
}
