import * as dialogs from '@tahi/ui/dialog/confirm.tsx'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { askFirst, type DecidedDay } from './ask-first.ts'

const asked = vi.spyOn(dialogs, 'confirm')
afterAll(() => asked.mockRestore())

const day = (firstName: string, date: string, correctionWaits: boolean): DecidedDay => ({
  _id: `${firstName} ${date}`,
  version: 1,
  employee: { _id: firstName, userId: `EMP-${firstName}`, firstName, lastName: 'Cruz' },
  date,
  correctionWaits,
})

beforeEach(() => {
  asked.mockReset().mockResolvedValue(false)
})

test('nobody is asked where no request waits', async () => {
  expect(await askFirst([day('Ana', '2026-11-03', false)], 'Confirm')).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})

test('where one waits, the question names whose day it is, and the answer counts', async () => {
  const days = [day('Ana', '2026-11-03', true), day('Ben', '2026-11-09', false)]
  expect(await askFirst(days, 'Confirm')).toBe(false)
  expect(asked).toHaveBeenCalledWith({
    message: 'Confirm all the same?',
    detail: expect.stringMatching(/^A correction request waits for the day of Cruz, Ana, Nov 3, 2026\. /),
    confirmLabel: 'Confirm',
  })
  asked.mockResolvedValue(true)
  expect(await askFirst(days, 'Confirm')).toBe(true)
})

test('where several wait, it counts their days alone', async () => {
  const days = [
    day('Ana', '2026-11-03', true),
    day('Ben', '2026-11-09', true),
    day('Ben', '2026-11-30', false),
  ]
  await askFirst(days, 'Set to Present')
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      detail: expect.stringContaining('for 2 of these days: 2 employees, Nov 3, 2026 to Nov 9, 2026.'),
    }),
  )
})
