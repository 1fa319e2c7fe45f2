import { type Screen, screens } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import type { ReactNode } from 'react'
import classes from './form-page.module.css'

type FormPageProps = {
  /** The screen of the list that the form belongs to: the way back in the breadcrumb. */
  list: Screen
  title: string
  subtitle?: ReactNode
  step: 'New' | 'Edit' | 'View'
  tools?: ReactNode
  /** `withPicture` has a person's picture beside a wider form; `whole` leaves the whole page to the form. */
  layout?: 'narrow' | 'withPicture' | 'whole'
  children: ReactNode
  /** Content beside the form. Without room it goes below the form; a person's picture goes above. */
  beside?: ReactNode
}

/** The page of a form: to create, change or read a record, with optional content beside it. */
export function FormPage({ list, layout = 'narrow', children, beside, ...head }: FormPageProps) {
  const { label, path } = screens[list]
  const page = { ...head, via: { label, href: path } }
  if (layout === 'whole') return <Page {...page}>{children}</Page>
  return (
    <Page {...page} width={layout === 'narrow' ? 'narrow' : 'full'}>
      <div className={classes.columns} data-layout={layout}>
        <div className={classes.form}>{children}</div>
        {beside && <aside className={classes.beside}>{beside}</aside>}
      </div>
    </Page>
  )
}
