import { screens, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import type { ReactNode } from 'react'
import classes from './form-frame.module.css'

type FormFrameProps = {
  step: 'New' | 'Edit'
  children: ReactNode
  /** What stands beside the form, under it where there is no room. */
  beside?: ReactNode
}

/** The page of a new leave and of one to change. */
export function FormFrame({ step, children, beside }: FormFrameProps) {
  return (
    <Page
      title={texts.leave.formTitle}
      width="narrow"
      breadcrumb={[
        { label: 'Home', href: '/' },
        { label: texts.leave.title, href: screens.leaves.path },
        { label: step },
      ]}
    >
      <div className={classes.columns}>
        <div className={classes.form}>{children}</div>
        {beside && <aside className={classes.beside}>{beside}</aside>}
      </div>
    </Page>
  )
}
