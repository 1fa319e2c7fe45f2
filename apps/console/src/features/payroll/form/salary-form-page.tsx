import { screens, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import type { ReactNode } from 'react'

type SalaryFormPageProps = {
  title: string
  /** The last step of the breadcrumb: Home > Salary > New or Edit. */
  step: 'New' | 'Edit'
  tools?: ReactNode
  filters?: ReactNode
  children: ReactNode
}

/** The frame of the payslip form's pages. */
export function SalaryFormPage({ title, step, ...rest }: SalaryFormPageProps) {
  return (
    <Page
      title={title}
      via={{ label: texts.payslip.title, href: screens.salary.path }}
      step={step}
      {...rest}
    />
  )
}
