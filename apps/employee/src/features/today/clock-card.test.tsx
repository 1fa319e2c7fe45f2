import { todayWords } from '@tahi/contract/employee-texts/today'
import type { Today } from '@tahi/contract/today'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { ClockCard } from './clock-card.tsx'

const { clock } = vi.hoisted(() => ({ clock: { wall: '00:05' } }))
vi.mock('../../platform/queue/open-queue.ts', () => ({ useQueue: () => [] }))
vi.mock('../../platform/language.ts', () => ({
  useWords: ({ en }: { en: unknown }) => en,
  useFormat: () => ({ day: String, time: String }),
}))
vi.mock('../../platform/clock/use-server-clock.ts', () => ({
  useServerClock: (read: (now: Date) => string) => read(new Date(`2026-12-01T${clock.wall}:00+08:00`)),
}))
vi.mock('../../platform/use-attempt.ts', () => ({ useAttempt: () => ({ isBusy: false, failure: '' }) }))
vi.mock('./punch.ts', () => ({}))

const today = {
  date: '2026-12-01',
  timeZone: 'Asia/Manila',
  record: null,
  openYesterday: { timeIn: '13:20', until: '04:00' },
  shift: { paidFrom: '07:00' },
} as Today
const drawnAt = (wall: string, of = today) => {
  clock.wall = wall
  return renderToString(
    <Router ssrPath="/">
      <ClockCard today={of} day="2026-12-01" />
    </Router>,
  )
}

test('in the night the card says that yesterday has no time out, where to ask for one, and clocks out', () => {
  const card = drawnAt('00:05')
  for (const shown of [
    'Yesterday has no time out: you came at 13:20.',
    '/attendance?month=2026-11',
    'Clock out',
  ])
    expect(card).toContain(shown)
  expect(card).not.toContain(todayWords.en.notIn)
})

test.each([
  ['in the morning', '04:00', today],
  ['after a day with a time out', '00:05', { ...today, openYesterday: null }],
])('it clocks in %s', (_, wall, of) => {
  const card = drawnAt(wall, of)
  expect(card).toContain(todayWords.en.notIn)
  expect(card).not.toContain('Yesterday has no time out')
  expect(card).not.toContain('Clock out')
})
