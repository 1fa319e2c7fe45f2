import { expect, test } from 'vitest'
import { isSentAtOnce, isTypedCode, pinProblem } from './gate.ts'

test.each([
  ['2580', undefined],
  ['135790', undefined],
  ['1357', undefined],
  ['11112', undefined],
  ['123', 'form'],
  ['1234567', 'form'],
  ['12a4', 'form'],
  ['', 'form'],
  ['0000', 'repeated'],
  ['777777', 'repeated'],
  ['1234', 'run'],
  ['012345', 'run'],
  ['9876', 'run'],
  ['654321', 'run'],
])('the PIN %s: %s', (pin, problem) => {
  expect(pinProblem(pin)).toBe(problem)
})

test.each([
  ['1', 'EMP-00001', true],
  ['00001', 'EMP-00001', true],
  ['000001', 'EMP-00001', true],
  ['10', 'EMP-00001', false],
  ['emp-00001', 'EMP-00001', true],
  ['123456', 'EMP-123456', true],
  ['t-17', 'T-17', true],
  ['17', 'T-17', false],
  ['', 'EMP-00000', false],
  ['17', '17', true],
  ['T-17', 't-17', true],
])('%s typed for %s: %s', (typed, code, found) => {
  expect(isTypedCode(typed, code)).toBe(found)
})

test.each([
  ['02:00:00.000', true],
  ['02:00:04.000', true],
  ['02:00:04.001', false],
  ['01:59:56.000', true],
  ['01:59:55.999', false],
])('a tap of two o’clock that is sent at %s came at once: %s', (time, atOnce) => {
  const tap = { phoneTime: '2026-11-18T02:00:00.000Z', sentAt: `2026-11-18T${time}Z` }
  expect(isSentAtOnce(tap)).toBe(atOnce)
})
