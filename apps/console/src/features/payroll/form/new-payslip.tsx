import { texts } from '@tahi/contract'
import { PayslipForm } from './payslip-form.tsx'
import { SalaryFormPage } from './salary-form-page.tsx'
import { WhomSwitch } from './whom-switch.tsx'

export default function NewPayslip() {
  return (
    <SalaryFormPage title={texts.payslip.add} step="New" tools={<WhomSwitch />}>
      <PayslipForm record={null} />
    </SalaryFormPage>
  )
}
