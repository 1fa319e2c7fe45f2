/** The rates that a person had, has and will have (W2 Employee form: payroll). */
export const employeeRateTexts = {
  title: 'Rates so far',
  none: 'No rate yet. Without one, days earn nothing.',
  holdsToday: 'Holds today',
  toCome: 'To come',
  /** @param from its first day, formatted */
  remove: (from: string) => `Remove the rate from ${from}`,
  /** @param from its first day, formatted */
  removeQuestion: (from: string) => `Remove the rate from ${from}?`,
  /** @param dailyRate formatted */
  removeDetail: (dailyRate: string) =>
    `${dailyRate} a day. From then on the rate before it holds. Payslips that are saved stay as they are.`,
} as const
