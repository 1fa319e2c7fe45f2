import { texts } from '@tahi/contract'
import * as dialogs from '@tahi/ui/dialog/confirm.tsx'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { payBeforeEnd } from './pay-before-end.tsx'

let asked: Mock<typeof dialogs.confirm>
const until = (endDate: string) => ({ date: '2026-11-01', endDate })

beforeEach(() => {
  asked = vi.spyOn(dialogs, 'confirm').mockResolvedValue(false)
})
afterEach(() => void vi.restoreAllMocks())

test('periods that are over are paid without a question', async () => {
  expect(await payBeforeEnd([until('2026-11-15'), until('2026-11-17')], '2026-11-18')).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})

test('one that ends today is asked about: everybody still has to clock out', async () => {
  expect(await payBeforeEnd([until('2026-11-15'), until('2026-11-18')], '2026-11-18')).toBe(false)
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      message: texts.payslip.payEarlyQuestion(1, 2),
      detail: texts.payslip.payEarlyDetail('Nov 18, 2026'),
    }),
  )
})

test('several are asked about at once, until the last of their days', async () => {
  asked.mockResolvedValue(true)
  expect(await payBeforeEnd([until('2026-11-30'), until('2026-11-20')], '2026-11-18')).toBe(true)
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      message: texts.payslip.payEarlyQuestion(2, 2),
      detail: texts.payslip.payEarlyDetail('Nov 30, 2026'),
    }),
  )
})

test('the question counts those that are early, and all', () => {
  const { payEarlyQuestion } = texts.payslip
  expect([payEarlyQuestion(1, 1), payEarlyQuestion(24, 24), payEarlyQuestion(1, 24)]).toEqual([
    'Pay before the period is over?',
    'Pay 24 payslips before their period is over?',
    'Pay 24 payslips, 1 of them before its period is over?',
  ])
})
