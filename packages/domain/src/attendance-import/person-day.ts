import type { Day } from '../calendar.ts'

/** The key of one person's day. User ids are compared without case. */
export function personDayKey(userId: string, day: Day): string {
  return `${userId.toUpperCase()}\n${day}`
}
