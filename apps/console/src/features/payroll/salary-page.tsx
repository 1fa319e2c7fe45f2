import { useCurrentUser } from '../../platform/current-user.ts'
import { PayslipList } from './list/payslip-list.tsx'
import { BranchSummary } from './summary/branch-summary.tsx'

/** Salary: per branch and pay date for the General Manager, the payslips themselves for everybody else (W2). */
export default function SalaryPage() {
  const { role } = useCurrentUser()
  return role === 'admin' ? <BranchSummary /> : <PayslipList />
}
