import { addDays, type Day, weekday } from '@tahi/domain'

/** The Monday of the day's week; weeks end on Sunday. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekday(day) + 6) % 7))

/** The next Monday, today included: the usual first day of an assignment. */
export const comingMonday = (today: Day): Day => addDays(today, (8 - weekday(today)) % 7)
