import { readPayslip, texts } from '@tahi/contract'
import { LoadingState } from '@tahi/ui/page/states.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useOpened } from '../../../platform/calls.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { problemOf } from '../../../platform/lists/list.ts'
import { PayslipForm } from './payslip-form.tsx'

/** A saved payslip: editable while pending, read-only once paid (D5). */
export default function EditPayslip({ id }: { id: string }) {
  const { data, error, refetch } = useOpened(readPayslip, { params: { id } })
  return (
    <FormPage list="salary" title={texts.payslipParts.payslip} layout="whole" step={texts.actions.edit}>
      {data ? (
        <PayslipForm record={data.data} />
      ) : error ? (
        <ProblemNotice problem={problemOf(error, refetch)} />
      ) : (
        <LoadingState />
      )}
    </FormPage>
  )
}
