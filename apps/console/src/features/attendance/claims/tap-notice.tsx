import type { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './claims.module.css'

type TapNoticeProps = { Icon: typeof IconCloudOff; words: string; children: ReactNode }

/** A line above the list about taps that were not recorded, with a button that leads to them. */
export const TapNotice = ({ Icon, words, children }: TapNoticeProps) => (
  <div className={classes.notice} role="status">
    <Icon size={18} stroke={1.6} aria-hidden />
    <span>{words}</span>
    {children}
  </div>
)
