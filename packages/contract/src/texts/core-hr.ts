export const coreHrTexts = {
  title: 'Core HR',
  /** In the place of a department or designation that an employee has not. */
  none: 'None',
  noPeople: 'Nobody works here yet.',
  nothingBlocks: 'Nothing blocks payroll.',
  /** @param people who have a shift on a day that is none of its own */
  dayOff: (people: number) => `day off: ${people.toLocaleString('en')}`,
  nobodyOnLeave: 'Nobody is on leave today.',
} as const
