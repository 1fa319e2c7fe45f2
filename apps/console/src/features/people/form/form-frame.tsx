import { screens, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import type { ReactNode } from 'react'
import classes from './form-frame.module.css'

type FormFrameProps = {
  title: string
  subtitle?: ReactNode
  /** The last step of the breadcrumb: Home > Employees > New. */
  step: 'New' | 'Edit' | 'View'
  children: ReactNode
  /** What stands beside the form; the picture and what belongs to it. */
  beside?: ReactNode
}

/** The page of a new person, of one to edit and of one to read. */
export function FormFrame({ title, subtitle, step, children, beside }: FormFrameProps) {
  return (
    <Page
      title={title}
      subtitle={subtitle}
      via={{ label: texts.employees.title, href: screens.employees.path }}
      step={step}
    >
      <div className={classes.columns}>
        <div className={classes.main}>{children}</div>
        {beside && <aside className={classes.beside}>{beside}</aside>}
      </div>
    </Page>
  )
}
