import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import * as dialogs from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { confirmAndSend } from './confirm-and-send.ts'

const asked = vi.spyOn(dialogs, 'confirm')
afterAll(() => asked.mockRestore())

const said: string[] = []
const refresh = vi.fn(async (done: boolean) => void said.push(`read anew, ${done ? 'done' : 'not done'}`))
const send = vi.fn<() => Promise<unknown>>()
const removing = { question: { message: 'Remove it?', confirmLabel: 'Remove' }, send, refresh }

beforeEach(() => {
  said.length = 0
  vi.clearAllMocks()
  asked.mockResolvedValue(true)
  send.mockResolvedValue({})
  for (const kind of ['success', 'error'] as const)
    vi.spyOn(toast, kind).mockImplementation((words) => String(said.push(`${kind}: ${words}`)))
})

test('nothing is sent where the question is answered with no', async () => {
  asked.mockResolvedValue(false)
  expect(await confirmAndSend(removing)).toBe(false)
  expect(send).not.toHaveBeenCalled()
  expect(said).toEqual([])
})

test('what was done is said, and then seen', async () => {
  expect(await confirmAndSend(removing)).toBe(true)
  expect(await confirmAndSend({ ...removing, success: 'Ended' })).toBe(true)
  expect(await confirmAndSend({ ...removing, success: null })).toBe(true)
  const seen = 'read anew, done'
  expect(said).toEqual([`success: ${texts.success}`, seen, 'success: Ended', seen, seen])
})

test('a refusal is said, and what is shown is read anew all the same', async () => {
  send.mockRejectedValue(new FailedCall(409, { success: false, code: 'conflict', msg: 'It is in use.' }))
  expect(await confirmAndSend(removing)).toBe(false)
  expect(said).toEqual(['error: It is in use.', 'read anew, not done'])
})
