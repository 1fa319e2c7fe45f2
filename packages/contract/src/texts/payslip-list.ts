/** The list of payslips (W2 Salary), and a payslip opened over it. */
export const payslipListTexts = {
  /** @param range formatted */
  issuedIn: (range: string) => `Payslips issued ${range}`,
  /** Beside the number of payslips that wait to be paid. @param netPay formatted */
  toPay: (netPay: string) => `to pay, ${netPay}`,
  /** @param netPay formatted total of the payslips to be removed */
  totalNetPay: (netPay: string) => `Total net pay ${netPay}`,
  /** Why a payslip cannot be selected. */
  paidAlready: 'Paid already. Filter by Paid to select it.',
  handledByOthers: 'An HR Manager handles this payslip.',
  /** Of one payslip. @param day formatted */
  issuedOn: (day: string) => `Issued ${day}`,
} as const
