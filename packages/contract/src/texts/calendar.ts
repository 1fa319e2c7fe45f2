/** Calendars of a month (C2 Dashboard, leave calendar). */
export const calendarTexts = {
  /** By the day of the week, 0 for Sunday. */
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
} as const
