import { texts } from '@tahi/contract'
import { openModal } from '@tahi/ui/dialog/modal-store.ts'
import { lazy, Suspense } from 'react'
import type { PayPeriod } from '../period/pay-periods.ts'
import type { RunPerson } from './run-person.ts'

const RunPersonView = lazy(() => import('./run-person-view.tsx'))

/** Opens one person's figures over the run, which stays as it is. */
export function showRunPerson({ employee }: RunPerson, period: PayPeriod): void {
  openModal(
    <Suspense>
      <RunPersonView employee={employee} period={period} />
    </Suspense>,
    { title: texts.payslipRun.preview, size: 'lg' },
  )
}
