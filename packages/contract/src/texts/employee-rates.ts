/** The rates that a person had, has and will have (W2 Employee form: payroll). */
export const employeeRateTexts = {
  title: 'Rates so far',
  none: 'No rate yet. Without one, days earn nothing.',
  holdsToday: 'Holds today',
  heldLast: 'Held on the last day',
  toCome: 'To come',
  /** @param from its first day, formatted */
  remove: (from: string) => `Remove the rate from ${from}`,
  /** @param from its first day, formatted */
  removeQuestion: (from: string) => `Remove the rate from ${from}?`,
  /**
   * What a removal leads to.
   * @param dailyRate formatted
   * @param overRate formatted
   * @param left whether one held before it, else the first day of the next one, formatted, if there is one
   */
  removeDetail: (dailyRate: string, overRate: string, left: { before: boolean; next: string | undefined }) =>
    `${dailyRate} a day, ${overRate} an hour of overtime. ${effectOf(left)} Payslips that are saved stay as they are.`,
} as const

function effectOf({ before, next }: { before: boolean; next: string | undefined }): string {
  if (before) return 'What held before it goes on, also where a later rate only repeats it.'
  return next === undefined
    ? 'Without a rate, days earn nothing.'
    : `No rate is left before ${next}, so days until then earn nothing.`
}
