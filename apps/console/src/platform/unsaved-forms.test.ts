import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveForms, registerForm } from './unsaved-forms.ts'

vi.mock('@tahi/ui/dialog/confirm.tsx', () => ({ confirm: vi.fn() }))

const asked = vi.mocked(confirm)
let hide: (() => void)[] = []

const show = (isUnsaved: boolean) => {
  const forget = vi.fn()
  hide.push(registerForm({ isUnsaved: () => isUnsaved, forget }))
  return forget
}

beforeEach(() => asked.mockReset())
afterEach(() => {
  for (const one of hide) one()
  hide = []
})

test('nothing is asked where everything is saved', async () => {
  const forget = show(false)
  expect(await leaveForms()).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  expect(forget).not.toHaveBeenCalled()
})

test('several unsaved forms are left with one question', async () => {
  asked.mockResolvedValue(true)
  const forgets = [show(true), show(true)]
  const saved = show(false)
  expect(await leaveForms()).toBe(true)
  expect(asked).toHaveBeenCalledOnce()
  for (const forget of forgets) expect(forget).toHaveBeenCalledOnce()
  expect(saved).not.toHaveBeenCalled()
})

test('who does not want to leave keeps what was typed', async () => {
  asked.mockResolvedValue(false)
  const forget = show(true)
  expect(await leaveForms()).toBe(false)
  expect(forget).not.toHaveBeenCalled()
})

test('a form that is gone is not asked about', async () => {
  show(true)
  for (const one of hide) one()
  expect(await leaveForms()).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})
