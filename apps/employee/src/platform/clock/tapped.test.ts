import { judgePunch } from '@tahi/domain'
import { expect, test } from 'vitest'
import { atContact, readOn } from './elapsed.ts'
import { sentAt, tappedAt } from './tapped.ts'

const [noon, year2020] = [Date.parse('2026-11-18T04:00:00Z'), Date.parse('2020-01-01T00:00:00Z')]
const minute = 60_000
const lost = {
  ...atContact(noon, year2020, { ran: 7 * minute, setBackInAll: 9 }),
  since: minute,
  setBack: 9,
  lost: 9,
}

test('a tap tells the time since the last answer, unless the clock was lost', () => {
  expect(tappedAt({ ...lost, lost: 0 })).toEqual({
    phoneTime: '2020-01-01T00:00:00.000Z',
    sinceContact: minute,
    contactAt: '2026-11-18T04:00:00.000Z',
    setBack: 9,
    setBackInAll: 9,
  })
  expect(tappedAt(lost)).toMatchObject({ sinceContact: null, ran: 7 * minute })
})

test('a tap of a lost clock is sent with what passed since, though the clock was put right and the server answered', () => {
  const answered = atContact(noon + 86_400_000, noon + 86_400_000, { ...lost, ran: 10 * minute })
  expect(sentAt(tappedAt(lost), answered)).toEqual({
    phoneTime: '2020-01-01T00:00:00.000Z',
    sentAt: '2020-01-01T00:03:00.000Z',
    sinceContact: null,
    contactAt: '2026-11-18T04:00:00.000Z',
    setBack: 9,
  })
})

// The server answers at noon; the clock is set two hours ahead, somebody taps an hour after noon, and sets it right.
const hour = 60 * minute
const ahead = readOn(atContact(noon, noon), { phone: noon + 3 * hour, steady: hour })
const right = readOn(ahead, { phone: noon + 2 * hour, steady: hour })
const answered = atContact(noon + 2 * hour, noon + 2 * hour, right)

test.each([
  ['at once', right],
  ['after another answer', answered],
])('a clock set ahead for a tap and then right is found, sent %s', (_, now) => {
  const { phoneTime, sentAt: sent, sinceContact, setBack } = sentAt(tappedAt(ahead), now)
  const { doubts } = judgePunch({
    phoneTime: Date.parse(phoneTime),
    sentAt: Date.parse(sent),
    receivedAt: noon + 2 * hour,
    sinceContact,
    contactAt: noon,
    setBack,
  })
  expect(doubts).toEqual(['setBack', 'inFuture'])
})

test('a tap kept by an earlier version is sent as it would have been', () => {
  const { setBackInAll: _, ...former } = tappedAt(ahead)
  expect(sentAt(former, right)).toEqual({
    ...former,
    sentAt: new Date(right.phone).toISOString(),
    setBack: 2 * hour,
  })
  expect(sentAt(former, answered).setBack).toBe(0)
})
