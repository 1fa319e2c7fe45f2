import { screens, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import type { ReactNode } from 'react'
import classes from './form-frame.module.css'

const words = {
  attendance: texts.attendance,
  leaves: texts.leave,
  announcement: texts.announcement,
  documents: texts.document,
  employees: { title: texts.employees.title, formTitle: 'Employee' },
  salary: { title: texts.payslip.title, formTitle: 'Payslip' },
}

type FormFrameProps = {
  /** The list that the form belongs to: the way back in the breadcrumb. */
  of: keyof typeof words
  /** The page's own title, where the form has no common one for all its records. */
  title?: string
  subtitle?: ReactNode
  step: 'New' | 'Edit' | 'View'
  tools?: ReactNode
  children: ReactNode
  /** Content beside the form. Without room it goes below the form; a person's picture goes above. */
  beside?: ReactNode
}

/**
 * The page of a form: to create, change or read a record, with optional content beside it. Payslips take the whole page
 * and divide it themselves.
 */
export function FormFrame({ of, title, step, children, beside, ...head }: FormFrameProps) {
  const list = { label: words[of].title, href: screens[of].path }
  const page = { ...head, title: title ?? words[of].formTitle, via: list, step }
  if (of === 'salary') return <Page {...page}>{children}</Page>
  const isPerson = of === 'employees'
  return (
    <Page {...page} width={isPerson ? 'full' : 'narrow'}>
      <div className={classes.columns} data-person={isPerson || undefined}>
        <div className={classes.form}>{children}</div>
        {beside && <aside className={classes.beside}>{beside}</aside>}
      </div>
    </Page>
  )
}
