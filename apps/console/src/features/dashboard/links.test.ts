import { expect, test } from 'vitest'
import { dashboardLinks } from './links.ts'

const today = '2026-11-18'
const manager = dashboardLinks({ branch: undefined, today })
const hr = dashboardLinks({ branch: 'isidro', today })

test('a card leads to the list that it counts', () => {
  expect(manager.employees).toBe('/employees')
  expect(hr.employees).toBe('/employees?branch=isidro')
  expect(manager.leaves).toBe('/leaves?status=requested')
  expect(hr.quotas).toBe('/production?branch=isidro')
  expect(manager.attendance).toBe(`/attendance?status=attended&from=${today}&to=${today}`)
  expect(hr.absent('2026-11-17')).toBe(
    '/attendance?branch=isidro&status=absent&from=2026-11-17&to=2026-11-17',
  )
})

test('what waits leads to just that', () => {
  const days = { from: '2026-10-20', to: today }
  expect(manager.need({ kind: 'confirmAttendance', count: 3, days })).toBe(
    `/attendance?status=toConfirm&from=2026-10-20&to=${today}`,
  )
  expect(hr.need({ kind: 'missingTimeOut', count: 3, days })).toBe(
    `/attendance?branch=isidro&status=missingTimeOut&from=2026-10-20&to=${today}`,
  )
  expect(manager.need({ kind: 'decideLeave', count: 3, days: null })).toBe('/leaves?status=requested')
  expect(hr.need({ kind: 'decideCorrection', count: 3, days: null })).toBe(
    '/attendance/corrections?branch=isidro&status=requested',
  )
  expect(hr.need({ kind: 'approveAccounts', count: 3, days: null })).toBe('/employees?pending=open')
  const last = { from: '2026-11-16', to: '2026-11-17' }
  expect(hr.need({ kind: 'finalPay', count: 3, days: last, branchId: 'maria' })).toBe(
    '/salary/new?branch=maria&for=many&whom=left&date=2026-11-16&endDate=2026-11-17',
  )
  expect(manager.need({ kind: 'unpaidPayslips', count: 2, days: last })).toBe(
    '/salary?status=pending&from=2026-11-16&to=2026-11-17',
  )
  expect(manager.need({ kind: 'skippedDays', count: 2, days: last, branchId: 'maria' })).toBe(
    '/salary/new?branch=maria&for=many&date=2026-11-16&endDate=2026-11-17',
  )
  expect(manager.need({ kind: 'quotaAtRisk', count: 3, days: { from: today, to: today } })).toBe(
    `/production?standing=atRisk&from=${today}&to=${today}`,
  )
})

test('a branch of the dialog leads to its own dashboard, people and attendance', () => {
  expect(manager.of('maria')).toEqual({
    dashboard: '/?branch=maria',
    people: '/employees?branch=maria',
    attended: `/attendance?branch=maria&status=attended&from=${today}&to=${today}`,
  })
})
