/** Fields that read a day or a time as it is typed. */
export const fields = {
  day: 'Month day, year',
  clearDay: 'Clear day',
  noDay: 'Enter a day',
  noSuchDay: 'No such day. Write 11/3/2026 for Nov 3, 2026',
  /** @param day as it is shown: 'Nov 3, 2026' */
  notBefore: (day: string) => `Not before ${day}`,
  notAfter: (day: string) => `Not after ${day}`,
  noCalendar: 'The calendar could not be loaded. Type the day instead.',
  calendar: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
  time: 'HH:MM',
  noSuchTime: 'Write a time such as 07:30',
} as const
