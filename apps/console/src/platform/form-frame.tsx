import { Page } from '@tahi/ui/page/page.tsx'
import type { ReactNode } from 'react'
import classes from './form-frame.module.css'

type FormFrameProps = {
  title: string
  /** The list that the form belongs to: the way back in the breadcrumb. */
  list: { label: string; href: string }
  step: 'New' | 'Edit'
  children: ReactNode
  /** What stands beside the form, under it where there is no room. */
  beside?: ReactNode
}

/** The page of a new record and of one to change, with what helps beside it. */
export function FormFrame({ title, list, step, children, beside }: FormFrameProps) {
  return (
    <Page title={title} width="narrow" breadcrumb={[{ label: 'Home', href: '/' }, list, { label: step }]}>
      <div className={classes.columns}>
        <div className={classes.form}>{children}</div>
        {beside && <aside className={classes.beside}>{beside}</aside>}
      </div>
    </Page>
  )
}
