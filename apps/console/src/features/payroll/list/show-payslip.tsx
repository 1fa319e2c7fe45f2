import { openModal } from '@tahi/ui/dialog/modal-store.ts'
import { lazy, Suspense } from 'react'

const PayslipView = lazy(() => import('./payslip-view.tsx'))

/** Opens a payslip to read, for those who may not open the form (D2: the accountant). */
export function showPayslip(id: string): void {
  openModal(
    <Suspense>
      <PayslipView id={id} />
    </Suspense>,
    { title: 'Payslip', size: 'lg' },
  )
}
