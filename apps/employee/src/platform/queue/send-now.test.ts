import { FailedCall } from '@tahi/client/failed-call'
import { createAttendance } from '@tahi/contract/attendance'
import { expect, test, vi } from 'vitest'
import { sendNow } from './send-now.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('../calls.ts', () => ({ send }))

const clockIn = () => sendNow(createAttendance, { body: {} })

test('what is stored is answered', async () => {
  send.mockResolvedValue({ data: { timeIn: '08:00' } })
  expect(await clockIn()).toEqual({ data: { timeIn: '08:00' } })
})

test.each([undefined, 401, 429, 500, 502, 503, 504])('%s is for the phone to keep', async (status) => {
  send.mockRejectedValue(new FailedCall(status))
  expect(await clockIn()).toBeNull()
})

test.each([400, 404])('%i of something in front of the server is for the phone to keep', async (status) => {
  send.mockRejectedValue(new FailedCall(status))
  expect(await clockIn()).toBeNull()
})

test.each([
  [400, 'invalid'],
  [403, 'not_allowed'],
  [404, 'not_found'],
  [409, 'conflict'],
] as const)('%i %s is said where it was tapped', async (status, code) => {
  send.mockRejectedValue(new FailedCall(status, { success: false, msg: 'Why', code }))
  await expect(clockIn()).rejects.toMatchObject({ status })
})
