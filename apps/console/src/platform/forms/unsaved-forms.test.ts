import { texts } from '@tahi/contract'
import * as dialogs from '@tahi/ui/dialog/confirm.tsx'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveForGood, leaveForms, leavingForms, registerForm, staysWithForms } from './unsaved-forms.ts'

const asked = vi.spyOn(dialogs, 'confirm')
afterAll(() => asked.mockRestore())

let hide: (() => void)[] = []

const show = (isUnsaved: boolean) => {
  const forget = vi.fn()
  hide.push(registerForm({ isUnsaved: () => isUnsaved, forget }))
  return forget
}

/** @returns answers the question */
function askLater(): (leave: boolean) => void {
  let answer = (_: boolean) => {}
  asked.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  return (leave) => answer(leave)
}

beforeEach(() => {
  asked.mockReset()
})
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

test('where something else than typed values is lost, that is what is asked', async () => {
  asked.mockResolvedValue(false)
  const question = { message: 'Close without printing?', confirmLabel: 'Close' }
  hide.push(registerForm({ question, isUnsaved: () => false, forget: () => {} }))
  show(true)
  await leaveForms()
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ message: texts.saving.leaveQuestion }))
  hide.push(registerForm({ question, isUnsaved: () => true, forget: () => {} }))
  await leaveForms()
  expect(asked).toHaveBeenLastCalledWith({ ...question, danger: true })
})

test('who logs out loses nothing before all questions are answered, and is asked for what is not on the screen', async () => {
  asked.mockResolvedValue(true)
  const forget = show(true)
  const kept = { isUnsaved: () => true, forget: vi.fn() }
  expect(await leaveForGood(kept, async () => false)).toBe(false)
  expect(forget).not.toHaveBeenCalled()
  expect(await leaveForGood(kept, async () => true)).toBe(true)
  expect([forget, kept.forget].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  for (const one of hide) one()
  asked.mockClear()
  expect(await leaveForGood({ ...kept, isUnsaved: () => false }, async () => true)).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  await leaveForGood(kept, async () => true)
  expect(asked).toHaveBeenCalledOnce()
})

test('a form that is gone is not asked about', async () => {
  show(true)
  for (const one of hide) one()
  expect(await leaveForms()).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['is closed', true],
  ['stays as it is', false],
])(
  'a dialog with something typed %s after the answer, and the page under it keeps its form',
  async (_, leave) => {
    asked.mockResolvedValue(leave)
    const below = show(true)
    const close = vi.fn()
    const own = { isUnsaved: () => true, forget: vi.fn() }
    await leavingForms(close, [own])()
    expect(asked).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledTimes(leave ? 1 : 0)
    expect(own.forget).toHaveBeenCalledTimes(leave ? 1 : 0)
    expect(below).not.toHaveBeenCalled()
  },
)

test('a dialog with nothing typed is closed at once, whatever the page under it holds', async () => {
  show(true)
  const close = vi.fn()
  await leavingForms(close, [{ isUnsaved: () => false, forget: vi.fn() }])()
  expect(close).toHaveBeenCalledOnce()
  expect(asked).not.toHaveBeenCalled()
})

test('Back pressed again before the answer asks nothing more, and is answered in place of the first', async () => {
  const answer = askLater()
  show(true)
  const answered = vi.fn()
  void staysWithForms(true).then(answered)
  const again = staysWithForms(true)
  answer(false)
  expect(await again).toBe(true)
  expect(asked).toHaveBeenCalledOnce()
  expect(answered).not.toHaveBeenCalled()
  expect(await staysWithForms(true)).toBe(true)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('who is back at the form before the answer is not taken anywhere', async () => {
  const answer = askLater()
  show(true)
  const answered = vi.fn()
  void staysWithForms(true).then(answered)
  expect(await staysWithForms(false)).toBe(false)
  answer(false)
  await new Promise((resolve) => setTimeout(resolve))
  expect(answered).not.toHaveBeenCalled()
})
