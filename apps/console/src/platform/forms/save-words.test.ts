import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { describe, expect, test } from 'vitest'
import { saveWords } from './save-words.ts'

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
