import * as dialogs from '@tahi/ui/dialog/confirm.tsx'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveOutbox } from './leave-outbox.ts'
import { outboxOf } from './outbox-of.ts'

const asked = vi.spyOn(dialogs, 'confirm')
afterAll(() => asked.mockRestore())

const written = { _id: 'a', recipientId: 'her', text: 'Po', writtenAt: '2026-11-18T02:00:00.000Z' }

beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})
afterEach(() => {
  outboxOf('me').delete(written._id)
  vi.unstubAllGlobals()
})

test('where nothing waits nothing is asked', async () => {
  expect(await leaveOutbox('me')).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})

test.each([true, false])('messages that wait are asked about: %s', async (leave) => {
  asked.mockResolvedValue(leave)
  outboxOf('me').add(written)
  expect(await leaveOutbox('me')).toBe(leave)
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ message: 'Log out with 1 message not sent?' }))
  // They stay for who comes back, and are nobody else's.
  expect(outboxOf('me').waiting).toEqual([written])
})
