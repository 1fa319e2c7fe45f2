import { screens, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import type { ReactNode } from 'react'
import classes from './form-frame.module.css'

const words = {
  attendance: texts.attendance,
  leaves: texts.leave,
  announcement: texts.announcement,
  documents: texts.document,
}

type FormFrameProps = {
  /** The list that the form belongs to: the way back in the breadcrumb. */
  of: keyof typeof words
  step: 'New' | 'Edit' | 'View'
  children: ReactNode
  /** What stands beside the form, under it where there is no room. */
  beside?: ReactNode
}

/** The page of a new record and of one to change, with what helps beside it. */
export function FormFrame({ of, step, children, beside }: FormFrameProps) {
  const { title, formTitle } = words[of]
  const list = { label: title, href: screens[of].path }
  return (
    <Page title={formTitle} width="narrow" via={list} step={step}>
      <div className={classes.columns}>
        <div className={classes.form}>{children}</div>
        {beside && <aside className={classes.beside}>{beside}</aside>}
      </div>
    </Page>
  )
}
