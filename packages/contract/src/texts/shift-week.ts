/** The page of shifts: their cards, and who works which of them in a week (D3 Shifts). */
export const shiftWeekTexts = {
  title: 'Week at a glance',
  shiftFilter: 'Shift on the first day',
  /** In the filter, of a shift that people still have. */
  removedShift: (name: string) => `${name} (removed)`,
  previous: 'Previous week',
  next: 'Next week',
  current: 'This week',
  /** Of people who left in the week or since. @param day formatted */
  leftOn: (day: string) => `Left on ${day}`,
  onLeave: 'On leave',
  /** Of a day without a shift. */
  usual: 'Usual',
  card: {
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Remove ${name}`,
    noBreak: 'no break',
    break: (minutes: number) => `${minutes} min break`,
    showAll: (shifts: number) => `Show all ${shifts} shifts`,
    showFewer: 'Show fewer shifts',
  },
} as const
