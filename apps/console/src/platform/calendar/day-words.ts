import type { Day } from '@tahi/domain'

const monthStyle = new Intl.DateTimeFormat('en-PH', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayStyle = new Intl.DateTimeFormat('en-PH', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

const atMidnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** 'November 2026', of any day in it. */
export const monthName = (day: Day): string => monthStyle.format(atMidnight(day))

/** 'Wednesday, November 18'. */
export const dayName = (day: Day): string => dayStyle.format(atMidnight(day))

const dateStyle = new Intl.DateTimeFormat('en-PH', { dateStyle: 'full', timeZone: 'UTC' })

/** 'Wednesday, November 18, 2026'. */
export const dateInWords = (day: Day): string => dateStyle.format(atMidnight(day))

const weekdayStyle = new Intl.DateTimeFormat('en-PH', { weekday: 'long', timeZone: 'UTC' })

/** 'Wednesday'. */
export const weekdayName = (day: Day): string => weekdayStyle.format(atMidnight(day))
