import { afterEach, expect, test, vi } from 'vitest'
import { dayInZone, isTimeZone, wallTimeInZone } from './time-zone.ts'

test.each([
  ['2026-11-20T16:00:00Z', 'Asia/Manila', '2026-11-21', 0],
  ['2026-11-20T15:59:59.999Z', 'Asia/Manila', '2026-11-20', 1439],
  ['2026-11-21T00:30:45Z', 'Asia/Manila', '2026-11-21', 510],
  ['2026-11-21T03:00:00Z', 'America/New_York', '2026-11-20', 1320],
  ['2026-07-01T12:00:00Z', 'Europe/Berlin', '2026-07-01', 840],
  ['2026-01-01T12:00:00Z', 'Europe/Berlin', '2026-01-01', 780],
  ['2026-11-21T00:00:00Z', 'Asia/Kathmandu', '2026-11-21', 345],
  ['2026-11-21T00:00:00Z', 'UTC', '2026-11-21', 0],
])('%s in %s is %s, minute %i', (instant, zone, day, time) => {
  expect(dayInZone(new Date(instant), zone)).toBe(day)
  expect(wallTimeInZone(new Date(instant), zone)).toBe(time)
})

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(['Asia/Manila', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT-8'])(
  '%s is a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true)
  },
)

test.each(['Manila', '', 'Mars/Olympus', '/', 'PST', 'VST', 'EST5EDT', 'Singapore', '+08:00', '-05:00'])(
  '%j is none',
  (name) => {
    expect(isTimeZone(name)).toBe(false)
  },
)

test.each(['+08:00', '+08', '-0500'])('%s is none either where the machine takes it for one', (name) => {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (this: Intl.DateTimeFormat) {
    return this
  } as never)
  expect(isTimeZone('Any/Place')).toBe(true)
  expect(isTimeZone(name)).toBe(false)
})

test('an unknown zone is refused', () => {
  expect(() => dayInZone(new Date(0), 'Mars/Olympus')).toThrow(RangeError)
})
