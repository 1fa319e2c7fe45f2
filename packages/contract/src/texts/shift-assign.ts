import { counted } from './counted.ts'
import { shiftTexts } from './shift.ts'

/** The dialogs of a person's shifts, and of assigning people to one (D3 Shifts). */
export const shiftAssignTexts = {
  /** @param whom '12 people', or a name */
  title: (whom: string) => `${shiftTexts.assign}: ${whom}`,
  people: (people: number) => counted(people, 'person', 'people'),
  severalBranches:
    'Those selected belong to several branches, which have shifts of their own. Filter by one branch to assign its shifts.',
  shift: 'Shift',
  noShift: 'Choose a shift',
  /** A first day that is suggested. @param day formatted */
  monday: (day: string) => `Mon, ${day}`,
  fromLater:
    'Until then the present hours hold. A planned shift is changed by assigning another one from the same day.',
  fromToday:
    'Days from then on that are recorded already get the new hours too. Absences that nobody entered are removed from days off. Days under a payslip stay as they are.',
  history: 'Shifts, newest first',
  /** @param day formatted */
  from: (day: string) => `From ${day}`,
  sinceBeginning: 'Since the beginning',
  before: 'Before that',
  holdsToday: 'Holds today',
  heldLast: 'Held on the last day',
  planned: 'Planned',
  change: 'Change',
} as const
