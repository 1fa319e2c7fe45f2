/** A warning about days, as a payslip keeps it or as a form showed it. */
interface Known {
  readonly code: string
  readonly days?: readonly string[]
}

/**
 * Whether there is a warning about a day that is not known yet. A day that was clocked out changes no sum until it is
 * confirmed, but once the payslip is paid, the day stays unpaid for good.
 */
export function warnsAnew(known: readonly Known[], warnings: readonly Known[]): boolean {
  const knownDays = new Map(known.map(({ code, days }) => [code, new Set(days)]))
  return warnings.some(({ code, days = [] }) => days.some((day) => !knownDays.get(code)?.has(day)))
}
