import type { Day } from '../calendar.ts'

/** What makes two rows the same day of the same person. The case of user ids does not tell people apart. */
export function personDayKey(userId: string, day: Day): string {
  return `${userId.toUpperCase()}\n${day}`
}
