const words = new Intl.DateTimeFormat('en-PH', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** 'Tue, Nov 3': a payroll clerk thinks in weekdays. */
export const dayWithWeekday = (day: string): string => words.format(Date.parse(`${day}T00:00:00Z`))
