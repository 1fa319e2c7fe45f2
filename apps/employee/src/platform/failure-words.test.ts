import { FailedCall } from '@tahi/client/failed-call'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { expect, test } from 'vitest'
import { failureWords, type Wanted } from './failure-words.ts'
import { NotKept } from './not-kept.ts'

const { en, fil } = generalWords
const refusal = (...errors: { path: string; msg: string }[]) =>
  new FailedCall(400, { success: false, msg: 'Some fields are wrong.', code: 'invalid', errors })
const pin = { path: 'pin', msg: 'Enter 4 to 6 digits' }

test.each<[string, unknown, string]>([
  ['what the phone could not keep', new NotKept('full'), en.notKept],
  ['what nobody expected', new TypeError('x is undefined'), en.unexpected],
  ['no answer', new FailedCall(), en.unanswered.typed],
  ['a proxy’s answer', new FailedCall(502), en.noAnswer],
  ['one wrong field', refusal(pin), `(${pin.msg})`],
  ['several wrong fields', refusal(pin, { ...pin, path: 'again' }), '(Some fields are wrong.)'],
])('%s has its own words', (_, error, shown) => {
  expect(failureWords(error, en, (english) => `(${english})`, 'typed')).toBe(shown)
})

test('a proxy’s answer is told in Filipino too', () => {
  expect(failureWords(new FailedCall(503), fil, String, 'typed')).toBe(
    'Hindi makasagot ang Tahi ngayon. Subukan ulit mamaya.',
  )
})

test.each([en, fil])('only where something was typed is it said to be kept', (words) => {
  const saidOf = (wanted: Wanted) => failureWords(new FailedCall(), words, String, wanted)
  const { typed, done, read } = words.unanswered
  expect([saidOf('typed'), saidOf('done'), saidOf('read')]).toEqual([typed, done, read])
  for (const said of [done, read]) expect(said).not.toMatch(/kept|Nakatabi/)
})
