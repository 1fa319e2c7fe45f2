import { limits } from '@tahi/contract'
import { describe, expect, it } from 'vitest'
import { perDay, standing, trendDays } from './trend.ts'

describe('the trends', () => {
  it('are of the last 30 days, today the last', () => {
    expect(trendDays('2026-11-18')).toEqual({ from: '2026-10-20', to: '2026-11-18' })
    expect(perDay(trendDays('2026-11-18'), [])).toHaveLength(limits.trendDays)
  })

  const days = { from: '2026-11-16', to: '2026-11-19' }

  it('have 0 where nothing was counted', () => {
    const counted = [
      { day: '2026-11-18', count: 4 },
      { day: '2026-11-16', count: 2 },
      { day: '2026-11-01', count: 9 },
    ]
    expect(perDay(days, counted)).toEqual([2, 0, 4, 0])
  })

  it('carry on what stands from day to day', () => {
    const changes = [
      { day: '2026-11-16', count: 10 },
      { day: '2026-11-18', count: -3 },
      { day: '2026-11-19', count: 1 },
    ]
    expect(standing(days, changes)).toEqual({ count: 8, trend: [10, 10, 7, 8] })
  })
})
