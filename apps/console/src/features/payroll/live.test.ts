import { attendanceChanged, correctionChanged, gateChanged, payslipChanged } from '@tahi/contract'
import { expect, test, vi } from 'vitest'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { payrollReactions } = await import('./live.ts')

test('an open payslip hears of all that it warns of, also of a wrong PIN at a gate', () => {
  expect(payrollReactions.map(({ event }) => event.name).sort()).toEqual(
    [attendanceChanged, correctionChanged, gateChanged, payslipChanged].map(({ name }) => name).sort(),
  )
})
