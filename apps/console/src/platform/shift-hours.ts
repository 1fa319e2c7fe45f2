import { formatClock } from '@tahi/ui/format/clock.ts'

/** A shift's hours in the shortest form: '6 AM–3 PM', '7:30 AM–4 PM'. */
export const hoursInWords = ({ start, end }: { start: string; end: string }): string =>
  `${shortClock(start)}–${shortClock(end)}`

const shortClock = (time: string): string => formatClock(time).replace(':00', '')
