import type { PayslipSummaryRow } from '@tahi/contract'
import { expect, test } from 'vitest'
import { company } from '../../../../test/company.ts'
import { summaryPaper } from './summary-paper.ts'

const range = { from: '2026-11-01', to: '2026-11-18' }
const row = (branchName: string, netPay: number): PayslipSummaryRow => ({
  branchId: branchName,
  branchName,
  payDate: '2026-11-05',
  paid: 3,
  total: 60,
  netPay,
})

test('the summary is a line a branch and pay date, summed to the centavo (W2 Salary)', () => {
  const paper = summaryPaper(company, range, [row('San Isidro', 1.15), row('Sta. Maria', 0.29)])
  expect(paper.title).toBe('Salary List from Nov 1, 2026 to Nov 18, 2026')
  expect(paper.sections[0]).toMatchObject({
    rows: [
      ['San Isidro', '3/60', 'Nov 5, 2026', '₱1.15'],
      ['Sta. Maria', '3/60', 'Nov 5, 2026', '₱0.29'],
    ],
    footer: ['Total', '', '', '₱1.44'],
  })
})
