import type { ReactNode } from 'react'
import classes from './notice.module.css'

type NoticeProps = { tone?: 'info' | 'warn' | 'bad' | 'good'; children: ReactNode }

/** One thing to know, above what it is about. A bad one is read out at once. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <div className={`${classes.notice} ${classes[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
