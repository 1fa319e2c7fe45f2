import { formatCount } from './counted.ts'

/** The panels of Core HR (D2 Core HR). */
export const coreHrPanelTexts = {
  blocks: 'Records that block payroll',
  headcount: 'Headcount',
  /** For screen readers. */
  designationsOf: (department: string) => `Designations of ${department}`,
  onLeave: 'On leave today',
  /** The link to everybody on leave. */
  allOnLeave: (people: number) => `All ${formatCount(people)}`,
  untilToday: 'until today',
  /** @param day formatted */
  until: (day: string) => `until ${day}`,
  shifts: 'Shifts today',
  shiftsAndWeek: 'Shifts and the week',
} as const
