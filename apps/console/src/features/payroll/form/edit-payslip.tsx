import type { Answer, FailedCall } from '@tahi/client'
import { readPayslip } from '@tahi/contract'
import { LoadingState } from '@tahi/ui/page/states.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/list.ts'
import { PayslipForm } from './payslip-form.tsx'
import { SalaryFormPage } from './salary-form-page.tsx'

/** A saved payslip: to change while it is pending, to read once it is paid (D5). */
export default function EditPayslip({ id }: { id: string }) {
  // Read anew each time it is opened, and then left alone: a change by somebody else must not slip under what is
  // being typed, it shows as stale when it is saved.
  const { data, error, refetch } = useQuery<Answer<typeof readPayslip>, FailedCall>({
    ...queryOf(readPayslip, { params: { id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <SalaryFormPage title="Payslip" step="Edit">
      {data ? (
        <PayslipForm record={data.data} />
      ) : error ? (
        <ProblemNotice problem={problemOf(error, refetch)} />
      ) : (
        <LoadingState />
      )}
    </SalaryFormPage>
  )
}
