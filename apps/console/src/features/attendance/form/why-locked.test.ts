import { texts } from '@tahi/contract'
import { expect, test } from 'vitest'
import { whyLocked } from './why-locked.ts'

const words = texts.attendance
const covered = { userId: 'ana', can: [], paidElsewhere: false }

test.each([
  ['of oneself', { userId: 'hr' }, words.ownDay],
  ['under a pending payslip that can be confirmed', { can: ['confirm' as const] }, words.onlyConfirm],
  ['to come', { can: ['remove' as const] }, words.future],
  ['under a payslip', {}, words.coveredByPayslip],
  ['that the former branch paid', { paidElsewhere: true }, words.paidElsewhere],
])('a day %s says so', (_, more, why) => {
  expect(whyLocked({ ...covered, ...more }, { _id: 'hr' })).toBe(why)
})
