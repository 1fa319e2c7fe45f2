import type { ComponentType, ReactNode } from 'react'
import { Mark } from '../brand/mark.tsx'
import { Weave } from '../brand/weave.tsx'
import classes from './notice.module.css'
import { headingId, useTitle } from './use-title.ts'

export type NoticeProps = {
  /** One of ./drawings. */
  drawing: ComponentType
  /** A status such as 404, said before the title. */
  code?: string | undefined
  title: string
  /** What happened and what to do. */
  children: ReactNode
  /** The ways on. */
  actions?: ReactNode
  /** Said at once to who cannot see it. */
  alert?: boolean
}

/** What stands in a page's place when it cannot be shown: a label, sewn on. */
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

/** The same where there is no frame around it: woven cloth behind, the mark above. */
export function NoticePage(props: NoticeProps) {
  return (
    <main className={classes.page}>
      <Weave />
      <a className={classes.mark} href="/">
        <Mark size={36} label="Tahi" />
      </a>
      <Notice {...props} />
    </main>
  )
}
