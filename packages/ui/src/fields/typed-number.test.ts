import { describe, expect, test } from 'vitest'
import { formatNumber, readNumber } from './typed-number.ts'

describe('a typed number', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['1,250', 1250],
    ['12,345,678.90', 12_345_678.9],
    ['1250.5', 1250.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-5', -5],
    ['−5', -5],
    ['+7', 7],
    ['007', 7],
  ])('"%s" is %s', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  test.each([
    '',
    '-',
    '.',
    'a dozen',
    '1e3',
    '12,5',
    '12,50',
    '1,2500',
    '1234,567',
    ',500',
    '1,250,50',
    '1.250,50',
    '1 250',
    '1\u00a0250',
    '10\t120',
    '10\n120',
    '1,250\t.5',
    '- 5',
    '1.2.3',
  ])('%j is none', (text) => {
    expect(readNumber(text)).toBeNull()
  })
})

test('a number groups its thousands, and shows every decimal that it has', () => {
  expect([formatNumber(1250.5, 2), formatNumber(1250.5), formatNumber(0.125, 2)]).toEqual([
    '1,250.50',
    '1,250.5',
    '0.125',
  ])
})
