import { IconMessageQuestion } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { DayMark } from '../list/day-mark.tsx'

/** A mark on days for which a correction request waits. */
export const WaitingMark = () => (
  <DayMark
    Icon={IconMessageQuestion}
    tone="warn"
    label={texts.correction.waitsMark}
    title={texts.correction.waits}
  />
)
