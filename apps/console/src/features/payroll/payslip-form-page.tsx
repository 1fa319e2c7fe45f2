import { LoadingState } from '@tahi/ui/page/states.tsx'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../platform/address.ts'
import { readFormAddress } from './address.ts'

// Separate chunks: a run does not need the form, and the form needs no table.
const EditPayslip = lazy(() => import('./form/edit-payslip.tsx'))
const NewPayslip = lazy(() => import('./form/new-payslip.tsx'))
const PayslipRun = lazy(() => import('./run/payslip-run.tsx'))

/** A payslip to edit, a new one, or a run of new ones for many. */
export default function PayslipFormPage() {
  const [{ id, for: whom }] = useAddress(readFormAddress)
  return (
    <Suspense fallback={<LoadingState />}>
      {id ? <EditPayslip key={id} id={id} /> : whom === 'many' ? <PayslipRun /> : <NewPayslip />}
    </Suspense>
  )
}
