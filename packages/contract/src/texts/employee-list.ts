import { counted } from './counted.ts'

/** The list of employees, on the screen and on paper (W2 Employees). */
export const employeeListTexts = {
  blocks: 'Blocks payroll',
  anyBlock: 'Any reason',
  /** On paper, after 'only'. */
  blocked: 'those who block payroll',
  deactivated: 'deactivated',
  /** Over the numbers of the lines. */
  number: 'No.',
  people: (count: number) => counted(count, 'person', 'people'),
} as const
