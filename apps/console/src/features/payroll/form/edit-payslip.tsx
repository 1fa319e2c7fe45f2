import { readPayslip, texts } from '@tahi/contract'
import { LoadingState } from '@tahi/ui/page/states.tsx'
import { Answer } from '../../../platform/answer.tsx'
import { useOpened } from '../../../platform/calls.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { PayslipForm } from './payslip-form.tsx'

/** A saved payslip: editable while pending, read-only once paid (D5). */
export default function EditPayslip({ id }: { id: string }) {
  const query = useOpened(readPayslip, { params: { id } })
  return (
    <FormPage list="salary" title={texts.payslipParts.payslip} layout="whole" step={texts.actions.edit}>
      <Answer of={query} waiting={<LoadingState />}>
        {({ data }) => <PayslipForm record={data} />}
      </Answer>
    </FormPage>
  )
}
