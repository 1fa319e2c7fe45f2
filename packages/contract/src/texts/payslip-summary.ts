import { counted, formatCount } from './counted.ts'

const inEmployees = (employees: number): string => counted(employees, 'employee', 'employees')

/** What each branch paid on each pay date, for the General Manager (W2 Salary, Admin). */
export const payslipSummaryTexts = {
  paidEmployees: 'Total of Paid Employees',
  netPayPaid: 'Net Pay Paid',
  /** '3/60'. */
  paidOf: (paid: number, all: number) => `${formatCount(paid)}/${formatCount(all)}`,
  /** '₱1,500.00 of ₱60,000.00'. */
  netPayOf: (paid: string, all: string) => `${paid} of ${all}`,
  /** '3 of 60 employees paid'. */
  employeesPaid: (paid: number, all: number) => `${formatCount(paid)} of ${inEmployees(all)} paid`,
  /** '57 employees to pay'. @param status 'To Pay' */
  employeesOf: (employees: number, status: string) => `${inEmployees(employees)} ${status.toLowerCase()}`,
  /** @param employees '3 of 60 employees paid' @param netPay formatted */
  withNetPay: (employees: string, netPay: string) => `${employees} · net ${netPay}`,
  none: 'No payslip was issued in this range.',
  /** @param from formatted @param to formatted */
  printTitle: (from: string, to: string) => `Salary List from ${from} to ${to}`,
  printTitleOf: (branch: string) => `Salary List of ${branch}`,
} as const
