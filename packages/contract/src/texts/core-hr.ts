export const coreHrTexts = {
  title: 'Core HR',
  /** In the place of a department or designation that an employee has not. */
  none: 'None',
  noPeople: 'Nobody works here yet.',
  nothingBlocks: 'Nothing blocks payroll.',
  nobodyOnLeave: 'Nobody is on leave today.',
} as const
