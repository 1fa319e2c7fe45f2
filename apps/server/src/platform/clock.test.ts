import { expect, it } from 'vitest'
import { momentOf } from './clock.ts'

it('tells the time where the company is, of each moment anew', () => {
  const told = (instant: string, zone: string) => {
    const { today, time } = momentOf(new Date(instant), zone)
    return [today, time]
  }
  expect(told('2026-11-20T15:59:59Z', 'Asia/Manila')).toEqual(['2026-11-20', 1439])
  expect(told('2026-11-20T16:00:00Z', 'Asia/Manila')).toEqual(['2026-11-21', 0])
  expect(told('2026-11-20T16:00:30Z', 'UTC')).toEqual(['2026-11-20', 960])
  expect(told('2026-11-20T15:59:59Z', 'Asia/Manila')).toEqual(['2026-11-20', 1439])
})
