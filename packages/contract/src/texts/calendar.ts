/** Calendars of a month (C2 Dashboard, leave calendar). */
export const calendarTexts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
} as const
