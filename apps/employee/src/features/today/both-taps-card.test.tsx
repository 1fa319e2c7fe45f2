import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { BothTapsCard } from './both-taps-card.tsx'
import { noTimes, type Times, timesOfTaps } from './day-on-phone.ts'

vi.mock('../../platform/queue/open-queue.ts', () => ({ useQueue: () => [] }))
vi.mock('../../platform/language.ts', () => ({
  useWords: ({ en }: { en: unknown }) => en,
  useFormat: () => ({ time: String }),
}))
vi.mock('../../platform/use-attempt.ts', () => ({ useAttempt: () => ({ isBusy: false, failure: '' }) }))
vi.mock('./punch.ts', () => ({}))

const offered = (times: Times) => {
  const card = renderToString(<BothTapsCard why="No day." timeZone="Asia/Manila" times={times} />)
  return ['Clock in', 'Clock out'].filter((name) => card.includes(name))
}

test.each<[string, Times, string[]]>([
  ['both taps', noTimes, ['Clock in', 'Clock out']],
  ['no second clock-in', { timeIn: '07:00', timeOut: '' }, ['Clock out']],
  ['a clock-in after a wrong tap', { timeIn: '', timeOut: '07:00' }, ['Clock in']],
  ['nothing when the day is done', { timeIn: '07:00', timeOut: '16:00' }, []],
])('a day that is not known offers %s', (_, times, names) => {
  expect(offered(times)).toEqual(names)
})

test('what was stored is said, because the day itself may still not come', () => {
  const times = { timeIn: '06:58', timeOut: '' }
  expect(renderToString(<BothTapsCard why="No day." timeZone="Asia/Manila" times={times} />)).toContain(
    '06:58',
  )
})

test('what waits or was stored is of its day', () => {
  const phoneTime = '2026-11-18T07:00:00+08:00'
  const body = {
    _id: 'a-tap',
    kind: 'in',
    phoneTime,
    contactAt: null,
    sinceContact: null,
    setBack: 0,
  } as const
  const tap = { kind: 'punch', personId: 'nena', writtenAt: 0, body } as const
  expect(timesOfTaps([tap], '2026-11-18', 'Asia/Manila')).toMatchObject({ timeIn: '07:00', timeOut: '' })
  const stored = { date: '2026-11-18', timeIn: '06:58', timeOut: '' }
  expect(timesOfTaps([], '2026-11-18', 'Asia/Manila', stored)).toMatchObject({ timeIn: '06:58', timeOut: '' })
  expect(timesOfTaps([tap], '2026-11-19', 'Asia/Manila')).toMatchObject({ timeIn: '', timeOut: '' })
})
