/** A payslip on paper, as the form and the list print it (W2 Print Slip). */
export const payslipPaperTexts = {
  /** At the foot of each sheet, with the name last. @param period formatted */
  foot: (userId: string, period: string, name: string) => `Payslip · ${userId} · ${period} · ${name}`,
  signatures: ['Prepared by', 'Received by'],
  /** @param rate formatted */
  aDay: (rate: string) => `${rate} a day`,
  anHour: (rate: string) => `${rate} an hour`,
  earning: 'Earning',
  rate: 'Rate',
  deduction: 'Deduction',
  attendance: 'Attendance',
  remark: 'Remark',
  noAttendance: 'No attendance in this period',
} as const
