import type { Payslip } from '@tahi/contract'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { describe, expect, test, vi } from 'vitest'
import { company } from '../../../../test/company.ts'
import type { Printed } from './printed.ts'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { client } = await import('../../../platform/session/session.ts')
const { queryClient } = await import('../../../platform/calls.ts')
const { payslipPaper, payslipPapers } = await import('./payslip-paper.ts')

const slip: Printed = {
  employee: { _id: 'a', userId: 'EMP-00001', firstName: 'Ana', lastName: 'Cruz' },
  branchName: 'San Isidro',
  departmentName: 'Sewing',
  date: '2026-11-01',
  endDate: '2026-11-15',
  payDate: '2026-11-18',
  status: 'paid',
  dailyRate: 537.5,
  overtimeRate: 84,
  regularDays: 2,
  regularHours: 16,
  overtimeHours: 1.5,
  totalRegularPay: 1075,
  totalOvertimePay: 126,
  grossPay: 1201,
  regularParts: [{ rate: 537.5, minutes: 960, hours: 16, pay: 1075 }],
  overtimeParts: [{ rate: 84, minutes: 90, hours: 1.5, pay: 126 }],
  philHealth: 54.05,
  pagIbig: 24.02,
  sss: 54.05,
  tax: 0,
  totalDeductions: 132.12,
  netPay: 1068.88,
}

const table = (paper: PrintDocument, caption: string) =>
  paper.sections
    .flatMap((section) =>
      section.kind === 'beside' ? section.tables : section.kind === 'table' ? [section] : [],
    )
    .find((found) => found.caption === caption)

describe('a slip', () => {
  const paper = payslipPaper(company, slip)

  test('says whose it is, for when and what is paid out', () => {
    expect(paper).toMatchObject({
      title: 'Payslip',
      subtitle: 'Nov 1–15, 2026',
      fileName: 'payslip-EMP-00001-2026-11-15',
      company: { name: 'Sinag Habi', lines: [] },
    })
    const facts = paper.sections.find(({ kind }) => kind === 'facts')
    expect(facts).toMatchObject({
      pairs: expect.arrayContaining([
        ['Employee Name', 'Cruz, Ana'],
        ['Employee User ID', 'EMP-00001'],
        ['Branch', 'San Isidro'],
        ['Department', 'Sewing'],
        ['Date Issued', 'Nov 18, 2026'],
        ['Status', 'Paid'],
      ]),
    })
    expect(paper.sections).toContainEqual({ kind: 'highlight', label: 'Net Pay', value: '₱1,068.88' })
  })

  test('has lines to sign on', () => {
    expect(paper.sections.at(-1)).toEqual({ kind: 'signatures', labels: ['Prepared by', 'Received by'] })
  })

  test('that is not saved says so, and claims no payment that could be signed for', () => {
    const unsaved = payslipPaper(company, { ...slip, payDate: undefined, status: undefined })
    const [facts] = unsaved.sections
    const pairs = facts?.kind === 'facts' ? facts.pairs : []
    expect(pairs).toContainEqual(['Status', 'Not saved'])
    expect(pairs.map(([label]) => label)).not.toContain('Date Issued')
    expect(unsaved.sections.map(({ kind }) => kind)).not.toContain('signatures')
  })

  test('sums earnings and deductions', () => {
    expect(table(paper, 'Earnings')).toMatchObject({
      rows: [
        ['Regular Pay', '16.00', '₱537.50 a day', '₱1,075.00'],
        ['Overtime Pay', '1.50', '₱84.00 an hour', '₱126.00'],
      ],
      footer: ['Gross Pay', '', '', '₱1,201.00'],
    })
    expect(table(paper, 'Deductions')).toMatchObject({
      rows: [
        ['SSS', '₱54.05'],
        ['Pag-IBIG', '₱24.02'],
        ['PhilHealth', '₱54.05'],
      ],
      footer: ['Total Deductions', '₱132.12'],
    })
  })

  test('has a line for each rate where it changed within the period', () => {
    const regularParts = [
      { rate: 500, minutes: 480, hours: 8, pay: 500 },
      { rate: 575, minutes: 480, hours: 8, pay: 575 },
    ]
    expect(table(payslipPaper(company, { ...slip, regularParts }), 'Earnings')).toMatchObject({
      rows: [
        ['Regular Pay', '8.00', '₱500.00 a day', '₱500.00'],
        ['Regular Pay', '8.00', '₱575.00 a day', '₱575.00'],
        ['Overtime Pay', '1.50', '₱84.00 an hour', '₱126.00'],
      ],
    })
  })

  test('shows the attendance only where it is known, and why a day does not count', () => {
    expect(table(paper, 'Attendance')).toBeUndefined()
    const day: NonNullable<Printed['days']>[number] = {
      recordId: 'r',
      date: '2026-11-03',
      status: 'present',
      timeIn: '07:00',
      timeOut: '',
      dailyRate: 537.5,
      overtimeRate: 84,
      regularMinutes: 0,
      overtimeMinutes: 0,
      counted: false,
      reason: 'missing_time_out',
    }
    const full = { ...day, timeOut: '16:57', regularMinutes: 477, counted: true, reason: null }
    const days = [day, full, { ...full, dailyRate: 0 }]
    expect(table(payslipPaper(company, { ...slip, days }), 'Attendance')).toMatchObject({
      rows: [
        ['Nov 3, 2026', '7:00 AM', 'n/a', '–', '–', 'No time out'],
        ['Nov 3, 2026', '7:00 AM', '4:57 PM', '7:57', '–', ''],
        ['Nov 3, 2026', '7:00 AM', '4:57 PM', '7:57', '–', 'No rate'],
      ],
    })
  })
})

const issued = { from: '2026-11-01', to: '2026-11-18' }

test('payslips of several branches come branch by branch, in their order', async () => {
  const of = (branchName: string, lastName: string) =>
    ({ ...slip, branchName, employee: { ...slip.employee, lastName } }) as Payslip
  const slips = [of('Sta. Maria', 'Abad'), of('San Isidro', 'Cruz'), of('Sta. Maria', 'Diaz')]
  const papers = await payslipPapers(company, slips, issued)
  expect(papers.map(({ sections: [facts] }) => facts?.kind === 'facts' && facts.pairs[0]?.[1])).toEqual([
    'Cruz, Ana',
    'Abad, Ana',
    'Diaz, Ana',
  ])
})

test('a run without payslips is a sheet that says so, and of which', async () => {
  vi.spyOn(client, 'send').mockResolvedValue({ data: [{ _id: 'b', branchName: 'San Isidro' }] } as never)
  const filters = { ...issued, branchId: 'b', status: 'pending', search: 'cruz' }
  expect(await payslipPapers(company, [], filters)).toMatchObject([
    {
      subtitle: 'Payslips issued Nov 1–18, 2026, San Isidro, only To Pay, with “cruz”',
      sections: [{ kind: 'note', text: 'No Data Found' }],
    },
  ])
  queryClient.clear()
})
