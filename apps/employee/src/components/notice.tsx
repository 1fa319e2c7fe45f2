import type { ReactNode } from 'react'
import classes from './notice.module.css'

type NoticeProps = { tone?: 'info' | 'warn' | 'bad' | 'good'; children: ReactNode }

/** A notice above the content that it is about. A bad one is announced at once. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <div className={`${classes.notice} ${classes[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
