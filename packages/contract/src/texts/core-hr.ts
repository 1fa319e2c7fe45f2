import { formatCount } from './counted.ts'

/** Core HR: a branch's people at a glance (W2 Core HR). */
export const coreHrTexts = {
  title: 'Core HR',
  /** For an employee without a department or designation. */
  none: 'None',
  noPeople: 'Nobody works here yet.',
  nothingBlocks: 'Nothing blocks payroll.',
  /** @param people whose shift does not work on the day */
  dayOff: (people: number) => `day off: ${formatCount(people)}`,
  nobodyOnLeave: 'Nobody is on leave today.',
} as const
