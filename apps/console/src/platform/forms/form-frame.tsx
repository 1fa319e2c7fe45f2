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
  /** The page's own, where the form has not one for all its records. */
  title?: string
  subtitle?: ReactNode
  step: 'New' | 'Edit' | 'View'
  tools?: ReactNode
  children: ReactNode
  /** What stands beside the form: a person's picture, above it where there is no room; anything else under it then. */
  beside?: ReactNode
}

/**
 * The page of a new record, of one to change and of one to read, with what helps beside it. Payslips take the whole page, and
 * divide it themselves.
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
