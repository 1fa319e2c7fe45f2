import type { Tone } from '@tahi/ui/tone.ts'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

type NoticeProps = { tone?: Tone; children: ReactNode }

/** A notice above the content that it is about. A bad one is announced at once. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
