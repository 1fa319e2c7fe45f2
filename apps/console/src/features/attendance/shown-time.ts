import { formatWallTime12, parseWallTime } from '@tahi/domain'

/** A time as people read it, '7:05 AM'; an empty one is 'n/a' (C2). */
export function shownTime(time: string): string {
  const minutes = parseWallTime(time)
  return minutes === undefined ? 'n/a' : formatWallTime12(minutes)
}
