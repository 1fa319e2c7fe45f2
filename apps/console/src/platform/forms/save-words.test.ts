import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { conflictAt, refusedAt, saveWords, showFailedSave } from './save-words.ts'

const taken = new FailedCall(409, { success: false, msg: 'This name is taken.', code: 'conflict' })

describe('why a save failed', () => {
  test("is the server's words", () => {
    expect(saveWords(new FailedCall(409, { success: false, msg: texts.stale, code: 'conflict' }))).toBe(
      texts.stale,
    )
  })

  test('says that saving again is harmless when there was no answer', () => {
    expect(saveWords(new FailedCall())).toMatch(/^An unexpected error occurred\. .*nothing is doubled\.$/)
  })

  test('is unexpected when it is no call', () => {
    expect(saveWords(new Error('x is not a function'))).toBe('An unexpected error occurred')
  })
})

describe('a failed save', () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue('')
  beforeEach(() => void told.mockClear())

  test('is told by one toast, and its words stay in the form', () => {
    expect(showFailedSave(taken)).toBe('This name is taken.')
    expect(told.mock.calls).toEqual([['This name is taken.']])
  })

  test('is told by one toast also where a field takes it; then nothing stays beside the fields', () => {
    const next = vi.fn<(failure: unknown) => boolean>()
    expect(
      showFailedSave(
        taken,
        () => false,
        () => true,
        next,
      ),
    ).toBeUndefined()
    expect(told.mock.calls).toEqual([['This name is taken.']])
    expect(next).not.toHaveBeenCalled()
  })

  test('for refused fields stands at those that the form has', () => {
    const setErrors = vi.fn<(errors: Record<string, string>) => void>()
    const place = refusedAt({ password: '' }, setErrors)
    const refusing = (path: string) =>
      new FailedCall(400, {
        success: false,
        msg: 'Wrong.',
        code: 'invalid',
        errors: [{ path, msg: 'Short.' }],
      })
    expect(place(refusing('password'))).toBe(true)
    expect(place(refusing('token'))).toBe(false)
    expect(setErrors.mock.calls).toEqual([[{ password: 'Short.' }], [{}]])
  })

  test('for a conflict stands at the only field that can have one', () => {
    const setFieldError = vi.fn<(field: string, message: string) => void>()
    const place = conflictAt('name', setFieldError)
    expect(place(new FailedCall())).toBe(false)
    expect(setFieldError).not.toHaveBeenCalled()
    expect(place(taken)).toBe(true)
    expect(setFieldError).toHaveBeenCalledWith('name', 'This name is taken.')
  })
})
