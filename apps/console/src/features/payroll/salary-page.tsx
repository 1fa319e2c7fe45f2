import { comparesBranches, mayOpen } from '@tahi/contract'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../platform/address.ts'
import { useCloseDialog } from '../../platform/dialog-step.ts'
import { payslipHref } from '../../platform/payslip-href.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { LeadTo } from '../../platform/session/lead-to.tsx'
import { readSalaryAddress } from './address.ts'
import { PayslipList } from './list/payslip-list.tsx'
import { BranchSummary } from './summary/branch-summary.tsx'

const PayslipDialog = lazy(() => import('./list/payslip-dialog.tsx'))

/** Salary: per branch and pay date for the General Manager, the payslips for everybody else (W2). */
export default function SalaryPage() {
  const { role } = useCurrentUser()
  const [{ show }, change] = useAddress(readSalaryAddress)
  const closeDialog = useCloseDialog(change)
  // An accountant's link has this form; roles with the form are redirected to it.
  if (show !== undefined && mayOpen('salaryForm', role)) return <LeadTo href={payslipHref(show, role)} />
  return (
    <>
      {comparesBranches(role) ? <BranchSummary /> : <PayslipList />}
      <Suspense>
        {show !== undefined && <PayslipDialog id={show} onClose={() => closeDialog({ show: undefined })} />}
      </Suspense>
    </>
  )
}
