import { expect, test } from 'vitest'
import { barsOf, lineOf } from './sparkline-shape.ts'

test('a line goes from the lowest value to the highest', () => {
  expect(lineOf([4, 8, 6])).toBe('0,30 50,2 100,16')
})

test('a line of equal values is level, and one value alone is a point', () => {
  expect(lineOf([5, 5])).toBe('0,16 100,16')
  expect(lineOf([5])).toBe('0,16')
})

test('bars grow from 0, the highest over the whole height', () => {
  expect(barsOf([0, 5, 10])).toMatchObject([{ height: 1 }, { height: 16 }, { height: 32 }])
  expect(barsOf([0, 0])).toMatchObject([{ height: 1 }, { height: 1 }])
})
