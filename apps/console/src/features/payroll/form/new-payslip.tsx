import { AddSalaryPage } from '../add-salary-page.tsx'
import { PayslipForm } from './payslip-form.tsx'

export default function NewPayslip() {
  return (
    <AddSalaryPage>
      <PayslipForm record={null} />
    </AddSalaryPage>
  )
}
