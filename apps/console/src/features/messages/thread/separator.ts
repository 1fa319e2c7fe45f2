import { texts } from '@tahi/contract'
import { addDays, type Day } from '@tahi/domain'
import { dateInWords } from '../../../platform/calendar/day-words.ts'

/** A day between messages: 'Today', 'Yesterday', or 'Monday, November 16, 2026'. */
export function separatorOf(day: Day, today: Day): string {
  if (day === today) return texts.conversations.today
  return day === addDays(today, -1) ? texts.conversations.yesterday : dateInWords(day)
}
