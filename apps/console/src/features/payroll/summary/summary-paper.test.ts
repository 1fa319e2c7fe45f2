import type { Payslip, PayslipSummaryRow } from '@tahi/contract'
import { expect, test } from 'vitest'
import { company } from '../../../../test/company.ts'
import { payDayPaper, summaryPaper } from './summary-paper.ts'

const range = { from: '2026-11-01', to: '2026-11-18' }
const row = (branchName: string, netPay: number, paidNetPay = 0): PayslipSummaryRow => ({
  branchId: branchName,
  branchName,
  payDate: '2026-11-05',
  paid: 3,
  total: 60,
  payslips: 60,
  paidNetPay,
  netPay,
})

test('the summary is a line a branch and pay date, summed to the centavo (W2 Salary)', () => {
  const paper = summaryPaper(
    company,
    range,
    [row('San Isidro', 1.15, 1.1), row('Sta. Maria', 0.29, 0.2)],
    undefined,
  )
  expect(paper.title).toBe('Salary List from Nov 1, 2026 to Nov 18, 2026')
  expect(paper.sections[0]).toMatchObject({
    rows: [
      ['San Isidro', '3/60', 'Nov 5, 2026', '₱1.10 of ₱1.15'],
      ['Sta. Maria', '3/60', 'Nov 5, 2026', '₱0.20 of ₱0.29'],
    ],
    footer: ['Total', '', '', '₱1.30 of ₱1.44'],
  })
})

test('what filters leave out is said, and no share of all is shown of it', () => {
  expect(summaryPaper(company, range, [], undefined).subtitle).toBeUndefined()
  expect(summaryPaper(company, range, [], 'San Isidro').subtitle).toBe('San Isidro')
  const filters = { ...range, status: 'pending', search: 'cruz' } as const
  const rows = [{ ...row('San Isidro', 1.15), paid: 0, total: 57 }]
  const paper = summaryPaper(company, filters, rows, 'San Isidro')
  expect(paper.subtitle).toBe('San Isidro, only To Pay, with “cruz”')
  expect(paper.sections[0]).toMatchObject({
    columns: [{ label: 'Branch' }, { label: 'To Pay' }, { label: 'Date' }, { label: 'Net Pay' }],
    rows: [['San Isidro', '57', 'Nov 5, 2026', '₱1.15']],
  })
})

test('a pay day says so too', () => {
  const none: Payslip[] = []
  expect(payDayPaper(company, row('San Isidro', 0), none, {}).subtitle).toBe('Nov 5, 2026')
  const paid = payDayPaper(company, row('San Isidro', 0), none, { status: 'paid', search: 'cruz' })
  expect(paid.subtitle).toBe('Nov 5, 2026, only Paid, with “cruz”')
})

test('and how much of its sum is paid, but of one status only its sum', () => {
  const slips = [
    { ...slip, status: 'paid', netPay: 1.15 },
    { ...slip, status: 'pending', netPay: 0.29 },
  ] as Payslip[]
  const footer = (payslips: Payslip[], filters = {}) => {
    const [table] = payDayPaper(company, row('San Isidro', 0), payslips, filters).sections
    return table?.kind === 'table' && table.footer?.at(-1)
  }
  expect(footer(slips)).toBe('₱1.15 of ₱1.44')
  expect(footer(slips.slice(1), { status: 'pending' })).toBe('₱0.29')
})

const slip = {
  employee: { _id: 'a', userId: 'EMP-00001', firstName: 'Ana', lastName: 'Cruz' },
  payDate: '2026-11-05',
}
