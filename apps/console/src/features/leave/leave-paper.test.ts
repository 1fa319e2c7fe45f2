import { type Leave, texts } from '@tahi/contract'
import { expect, test } from 'vitest'
import { company } from '../../../test/company.ts'
import { leavePaper } from './leave-paper.ts'
import { totalsPaper } from './summary/totals-paper.ts'

const leave = {
  employee: { _id: 'a', userId: 'EMP-1', firstName: 'Ana', lastName: 'Cruz' },
  date: '2026-11-20',
  dateEnd: '2026-11-22',
  days: 3,
  leaveType: 'Sick',
  state: 'requested',
  branchName: 'San Isidro',
} as Leave

const register = (filters: Parameters<typeof leavePaper>[1], leaves: readonly Leave[]) =>
  leavePaper(
    company,
    filters,
    leaves,
    leaves.map(({ branchName }) => branchName),
  )

test('the register lists every leave, with the days of all of them', () => {
  const { title, sections } = register({ from: '2026-11-01', to: '2026-11-30' }, [leave, leave])
  expect(title).toBe('Leave List from Nov 1, 2026 to Nov 30, 2026')
  expect(sections[0]).toMatchObject({
    rows: [
      ['EMP-1', 'Cruz, Ana', 'Nov 20, 2026', 'Nov 22, 2026', '3', 'Sick', 'Requested'],
      ['EMP-1', 'Cruz, Ana', 'Nov 20, 2026', 'Nov 22, 2026', '3', 'Sick', 'Requested'],
    ],
    footer: ['Total', '2 leaves', '', '', '6', '', ''],
  })
})

test('the register sums the days of confirmed leaves alone where it lists others too', () => {
  const { sections } = register({}, [
    leave,
    { ...leave, state: 'confirmed' },
    { ...leave, state: 'rejected' },
  ])
  expect(sections[0]).toMatchObject({ footer: ['Total', '1 confirmed of 3 leaves', '', '', '3', '', ''] })
})

test('the register says that it counts leaves in full, where they go beyond its dates', () => {
  const footer = (from: string, to?: string) => {
    const [table] = register({ from, to }, [leave, leave]).sections
    return table?.kind === 'table' ? table.footer?.slice(1, 5) : undefined
  }
  expect(footer('2026-11-22')).toEqual(['2 leaves, in full', '', '', '6'])
  expect(footer('2026-11-01', '2026-11-21')).toEqual(['2 leaves, in full', '', '', '6'])
  expect(footer('2026-11-20', '2026-11-22')).toEqual(['2 leaves', '', '', '6'])
})

test('the register of several branches names the branch of each leave', () => {
  const elsewhere = { ...leave, branchName: 'Sta. Maria' }
  const { subtitle, sections } = register({}, [leave, elsewhere])
  expect(subtitle).toBe('2 branches')
  expect(sections[0]).toMatchObject({
    columns: expect.arrayContaining([{ label: 'Branch' }]),
    rows: [
      ['San Isidro', 'EMP-1', 'Cruz, Ana', 'Nov 20, 2026', 'Nov 22, 2026', '3', 'Sick', 'Requested'],
      ['Sta. Maria', 'EMP-1', 'Cruz, Ana', 'Nov 20, 2026', 'Nov 22, 2026', '3', 'Sick', 'Requested'],
    ],
    footer: ['Total', '', '2 leaves', '', '', '6', '', ''],
  })
})

test('the register says whose it is, and what is left out', () => {
  expect(register({}, [leave]).subtitle).toBe('San Isidro')
  const live = 'San Isidro, only Requested or Confirmed'
  expect(register({ status: 'live' }, [leave]).subtitle).toBe(live)
  const requested = register({ status: 'requested', search: 'cruz' }, [leave])
  expect(requested.subtitle).toBe('San Isidro, only Requested, with “cruz”')
})

test('an open range is not named', () => {
  expect(register({}, []).title).toBe('Leave List')
  expect(register({}, []).sections[0]).toMatchObject({ rows: [], empty: texts.noData })
})

test('the totals say how many of them still ask', () => {
  const row = { branchId: 'b', branchName: 'San Isidro', date: '2026-11-20', totalLeave: 3 }
  const { sections } = totalsPaper(company, {}, [{ ...row, confirmed: 1, requested: 2 }])
  expect(sections[0]).toMatchObject({ rows: [['San Isidro', '3', '1', '2', 'Nov 20, 2026']] })
})

test('the totals say what they leave out: no requests is not that nobody asked', () => {
  const subtitle = 'Employees on leave by branch and day'
  expect(totalsPaper(company, {}, []).subtitle).toBe(subtitle)
  expect(totalsPaper(company, { status: 'confirmed' }, []).subtitle).toBe(`${subtitle}, only Confirmed`)
  expect(totalsPaper(company, { search: 'emp-1' }, []).subtitle).toBe(`${subtitle}, with “emp-1”`)
  expect(totalsPaper(company, {}, [], 'San Isidro').subtitle).toBe(`${subtitle}, San Isidro`)
})
