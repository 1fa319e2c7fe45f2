import type { ShiftDay } from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { expect, test } from 'vitest'
import { company } from '../../../../test/company.ts'
import { weekPaper } from './print-week.ts'

const from = '2026-11-16'
const usual = { shiftId: null, name: null, start: '07:00', end: '16:00', working: true, leaveType: null }
const days: ShiftDay[] = [
  usual,
  { ...usual, shiftId: 'early', name: 'Early', start: '06:00', end: '15:00' },
  { ...usual, leaveType: 'Sick' },
  usual,
  { ...usual, shiftId: 'late', start: '14:00', end: '23:00' },
  { ...usual, working: false, leaveType: 'Maternity' },
  { ...usual, working: false },
].map((day, index) => ({ ...day, date: addDays(from, index) }))
const row = {
  employee: { _id: 'ana', userId: 'EMP-00001', firstName: 'Ana', lastName: 'Cruz' },
  branchId: 'isidro',
  branchName: 'San Isidro',
  designationName: 'Sewer',
  leftOn: null,
  days,
}

const everybody = { branches: ['San Isidro'], withBranch: false, only: [], search: undefined }

test('the printed week stands across the paper, each day in words', () => {
  const paper = weekPaper(company, { from, to: addDays(from, 6) }, [row], everybody)
  expect(paper).toMatchObject({
    title: 'Shifts from Nov 16, 2026 to Nov 22, 2026',
    subtitle: 'San Isidro',
    orientation: 'landscape',
  })
  const [table] = paper.sections
  if (table?.kind !== 'table') throw new Error('The first section is the week.')
  expect(table.columns.map(({ label }) => label).slice(0, 3)).toEqual(['User ID', 'Name', 'Mon 16'])
  expect(table.columns).toHaveLength(9)
  expect(table.rows[0]?.map((cell) => cell.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''))).toEqual([
    'EMP-00001',
    'Cruz, Ana',
    'Usual, 7 AM–4 PM',
    'Early, 6 AM–3 PM',
    'On leave, Sick',
    'Usual, 7 AM–4 PM',
    'A shift of a former branch, 2 PM–11 PM',
    'On leave, Maternity',
    'Day off',
  ])
})

test('who left has no hours after the last day', () => {
  const left = { ...row, leftOn: addDays(from, 1), days: days.slice(0, 2) }
  const [table] = weekPaper(company, { from, to: addDays(from, 6) }, [left], everybody).sections
  expect(table).toMatchObject({
    rows: [['EMP-00001', 'Cruz, Ana', expect.anything(), expect.anything(), '', '', '', '', '']],
  })
})

test('people of several branches are printed with their branch', () => {
  const paper = weekPaper(company, { from, to: addDays(from, 6) }, [row], { ...everybody, withBranch: true })
  expect(paper).not.toHaveProperty('subtitle')
  const [table] = paper.sections
  expect(table).toMatchObject({
    rows: [['EMP-00001', 'Cruz, Ana', 'San Isidro', ...Array(7).fill(expect.anything())]],
  })
})

test('the week of some says of whom', () => {
  const some = { ...everybody, only: ['Sewing', undefined, 'Early'], search: 'cruz' }
  const { subtitle } = weekPaper(company, { from, to: addDays(from, 6) }, [row], some)
  expect(subtitle).toBe('San Isidro, only Sewing, only Early, with “cruz”')
})
