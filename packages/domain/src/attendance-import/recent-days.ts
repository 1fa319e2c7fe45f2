import { addDays, type Day } from '../calendar.ts'

/** A clock's file is of the last weeks. */
const daysOfLately = 60

/** Days that are still to come are no attendance: they neither speak for an order nor against it. */
export const areOfLately = (days: readonly Day[], today: Day): boolean =>
  days.every((day) => day >= addDays(today, -daysOfLately)) && days.some((day) => day <= today)
