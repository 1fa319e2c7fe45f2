import { texts } from '@tahi/contract/components'
import type { ComponentType, ReactNode } from 'react'
import { Mark } from '../brand/mark.tsx'
import { Weave } from '../brand/weave.tsx'
import classes from './notice.module.css'
import { headingId, useTitle } from './use-title.ts'

export type NoticeProps = {
  /** One of ./drawings. */
  drawing: ComponentType
  /** A status such as 404, shown before the title. */
  code?: string | undefined
  title: string
  /** What happened and what to do about it. */
  children: ReactNode
  /** Links and buttons to continue. */
  actions?: ReactNode
  /** Announces it at once to screen readers. */
  alert?: boolean
}

/** Replaces a page that cannot be shown; it looks like a sewn-on label. */
export function Notice({ drawing: Drawing, code, title, children, actions, alert = false }: NoticeProps) {
  useTitle(title)
  return (
    <div className={classes.place}>
      <div className={classes.label} {...(alert && { role: 'alert' })}>
        <Drawing />
        <h1 id={headingId} className={classes.head}>
          {code && <span className={classes.code}>{code} </span>}
          <span className={code ? classes.under : classes.title}>{title}</span>
        </h1>
        <div className={classes.words}>{children}</div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}

/** The same without a frame: woven cloth behind, the mark above. */
export function NoticePage(props: NoticeProps) {
  return (
    <main className={classes.page}>
      <Weave />
      <a className={classes.mark} href="/">
        <Mark size={36} label={texts.frame.product} />
      </a>
      <Notice {...props} />
    </main>
  )
}
