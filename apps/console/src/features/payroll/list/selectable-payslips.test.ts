import { type Payslip, texts } from '@tahi/contract'
import { expect, test } from 'vitest'
import { whyNotSelectable } from './selectable-payslips.ts'

test.each([
  ['ana', 'paid', undefined, texts.payslipList.paidAlready],
  ['ana', 'paid', 'paid', texts.payslipList.handledByOthers],
  ['ana', 'pending', undefined, texts.payslipList.handledByOthers],
  ['reader', 'paid', 'paid', texts.payslip.ownPay],
] as const)('a payslip of %s that is %s, in the list of %s ones, says why', (_id, status, listed, why) => {
  expect(whyNotSelectable({ employee: { _id }, status } as Payslip, 'reader', listed)).toBe(why)
})
