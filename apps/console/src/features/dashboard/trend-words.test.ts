import { expect, test } from 'vitest'
import { changeWords, usualWords } from './trend-words.ts'

test('what stands is more, fewer or the same as 29 days ago', () => {
  expect(changeWords([118, 119, 120])).toBe('2 more than 29 days ago')
  expect(changeWords([4, 9, 1])).toBe('3 fewer than 29 days ago')
  expect(changeWords([4, 9, 4])).toBe('As many as 29 days ago')
})

test('what is usual is told of the same weekdays, without holidays', () => {
  const fourWeeks = [
    [50, 55, 54, 51, 53, 20, 0],
    [50, 0, 54, 51, 53, 22, 0],
    [50, 57, 54, 51, 53, 24, 0],
    [50, 56, 54, 51, 53, 26, 0],
  ].flat()
  const until = (days: number) => [...fourWeeks.slice(0, days), 3]
  expect(usualWords(until(22), '2026-11-17', 3)).toBe('About 57 on Tuesdays')
  expect(usualWords(until(26), '2026-11-21', 3)).toBe('About 22 on Saturdays')
  expect(usualWords(until(27), '2026-11-22', 0)).toBe('None on Sundays')
  expect(usualWords(until(27), '2026-11-22', 3)).toBe('Usually none on Sundays')
})

test('nothing is usual where nothing was', () => {
  expect(usualWords([0, 0, 12], '2026-11-17', 12)).toBe('None in the 29 days before')
})
