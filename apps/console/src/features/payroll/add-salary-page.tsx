import { texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import { FormPage } from '../../platform/forms/form-page.tsx'
import { WhomSwitch } from './whom-switch.tsx'

/** The page on which payslips are added, for one employee or for many. */
export const AddSalaryPage = ({ children }: { children: ReactNode }) => (
  <FormPage
    list="salary"
    layout="whole"
    title={texts.payslip.add}
    step={texts.actions.new}
    tools={<WhomSwitch />}
  >
    {children}
  </FormPage>
)
