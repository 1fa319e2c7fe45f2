import { texts } from '@tahi/contract'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { PayslipForm } from './payslip-form.tsx'
import { WhomSwitch } from './whom-switch.tsx'

export default function NewPayslip() {
  return (
    <FormPage
      list="salary"
      layout="whole"
      title={texts.payslip.add}
      step={texts.actions.new}
      tools={<WhomSwitch />}
    >
      <PayslipForm record={null} />
    </FormPage>
  )
}
