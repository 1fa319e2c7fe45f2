import { IconCloudOff } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { DayMark } from '../list/day-mark.tsx'

/** A mark beside a time on days with an offline claim. */
export const OfflineMark = () => (
  <DayMark Icon={IconCloudOff} tone="neutral" label={texts.punch.mark} title={texts.punch.markTitle} />
)
