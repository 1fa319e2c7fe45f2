/** How a figure of a payslip was computed, in the panel beside it (D5). */
export const payslipExplanationTexts = {
  titles: {
    rates: 'Rates',
    regular: 'Regular pay',
    overtime: 'Overtime pay',
    gross: 'Gross pay',
    deductions: 'Deductions',
    net: 'Net pay',
    change: 'Change of net pay',
  },
  /** 'Net pay of Ana Cruz'. */
  titleOf: (title: string, name: string) => `${title} of ${name}`,
  /** @param period formatted */
  policy: (period: string, policy: string, version: number) =>
    `${period} · pay policy ${policy}, version ${version}`,
  /** The policy's rules. */
  rules: {
    rates: 'The rates that hold on each day of the period. A day is paid at the rate of that day.',
    regular:
      'A confirmed day counts from the later of time in and the start of paid time (07:00 unless the shift says otherwise) to time out, at most to its end (16:00), less the break (1 hour). Regular pay is hours × daily rate ÷ 8.',
    overtime:
      'Time after the end of paid time (16:00 unless the shift says otherwise) is overtime. Overtime pay is hours × overtime rate.',
    gross: 'Gross pay is regular pay and overtime pay together.',
    deductions:
      'Each deduction is its part of the gross pay, rounded to the centavo by itself. Tax is not computed.',
    net: 'Net pay is gross pay less all deductions.',
    /** @param compared 'Compared with Nov 1–15, 2026' */
    change: (compared: string) =>
      `${compared}. Only what differs is listed; the amounts add up to the difference.`,
  },
  /** With this payslip's numbers, which come formatted. */
  lines: {
    ratesFrom: (day: string) => `From ${day}`,
    rates: (dailyRate: string, overtimeRate: string) =>
      `${dailyRate} a day, ${overtimeRate} an hour of overtime`,
    regular: (hours: string, rate: string) => `${hours} h × ${rate} ÷ 8`,
    overtime: (hours: string, rate: string) => `${hours} h × ${rate}`,
    /** 'SSS: 5% of ₱6,000.00'. */
    deduction: (name: string, percent: number, gross: string) => `${name}: ${percent}% of ${gross}`,
  },
  noRate: 'No rate holds in this period, so nothing is earned.',
  noDifference: 'Nothing differs.',
  nothing: 'Nothing counts in this period.',
  noAttendance: 'No attendance in this period.',
  counted: (days: number, all: number) => `${days} of ${all} days with attendance are counted`,
  in: 'In',
  out: 'Out',
} as const
