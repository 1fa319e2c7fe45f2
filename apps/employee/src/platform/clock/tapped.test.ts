import { expect, test } from 'vitest'
import { atContact } from './elapsed.ts'
import { sentAt, tappedAt } from './tapped.ts'

const [noon, year2020] = [Date.parse('2026-11-18T04:00:00Z'), Date.parse('2020-01-01T00:00:00Z')]
const minute = 60_000
const lost = { ...atContact(noon, year2020, 7 * minute), since: minute, setBack: 9, lost: 9 }

test('a tap tells the time since the last answer, unless the clock was lost', () => {
  expect(tappedAt({ ...lost, lost: 0 })).toEqual({
    phoneTime: '2020-01-01T00:00:00.000Z',
    sinceContact: minute,
    contactAt: '2026-11-18T04:00:00.000Z',
    setBack: 9,
  })
  expect(tappedAt(lost)).toMatchObject({ sinceContact: null, ran: 7 * minute })
})

test('a tap of a lost clock is sent with what passed since, though the clock was put right and the server answered', () => {
  const answered = atContact(noon + 86_400_000, noon + 86_400_000, 10 * minute)
  expect(sentAt(tappedAt(lost), answered)).toEqual({
    phoneTime: '2020-01-01T00:00:00.000Z',
    sentAt: '2020-01-01T00:03:00.000Z',
    sinceContact: null,
    contactAt: '2026-11-18T04:00:00.000Z',
    setBack: 9,
  })
})
