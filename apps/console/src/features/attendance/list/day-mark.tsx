import type { IconCloudOff } from '@tabler/icons-react'
import type { Tone } from '@tahi/ui/tone.ts'
import classes from './day-mark.module.css'

type DayMarkProps = { Icon: typeof IconCloudOff; tone: Tone; label: string; title: string }

/** A mark beside a value in a day's row. */
export const DayMark = ({ Icon, tone, label, title }: DayMarkProps) => (
  <span className={classes.mark} data-tone={tone} role="img" aria-label={label} title={title}>
    <Icon size={14} stroke={1.8} />
  </span>
)
