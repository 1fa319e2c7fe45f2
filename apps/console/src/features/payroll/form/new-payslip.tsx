import { texts } from '@tahi/contract'
import { FormFrame } from '../../../platform/forms/form-frame.tsx'
import { PayslipForm } from './payslip-form.tsx'
import { WhomSwitch } from './whom-switch.tsx'

export default function NewPayslip() {
  return (
    <FormFrame of="salary" title={texts.payslip.add} step="New" tools={<WhomSwitch />}>
      <PayslipForm record={null} />
    </FormFrame>
  )
}
