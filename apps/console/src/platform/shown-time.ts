import { texts } from '@tahi/contract'
import { formatClock } from '@tahi/ui/format/clock.ts'

/** A time as people read it, '7:05 AM', or the words for no time (C2). */
export const shownTime = (time: string): string => (time === '' ? texts.noTime : formatClock(time))
