import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  judgePunch,
  longestClaimDays,
  type PunchDoubt,
  type PunchEvidence,
  punchTolerance,
} from './punch-claim.ts'

const minute = 60_000
const hour = 60 * minute
const contactAt = Date.UTC(2026, 10, 17, 22, 0)

/**
 * The claim of a phone whose clock is ahead of the server's by some minutes, and is changed while offline.
 * @param of.punch, of.sending minutes after the last contact, true time
 * @param of.setAhead minutes by which the clock is set forward before the punch; it is set right before the sending
 * @param of.setBack minutes by which the clock is set back before the punch
 * @param of.setForth minutes by which it is set forward between punch and sending
 * @param of.seen whether the application saw the clock being set
 */
const sent = (of: {
  ahead?: number
  setAhead?: number
  punch: number
  sending: number
  setBack?: number
  setForth?: number
  seen?: boolean
}): PunchEvidence => {
  const { ahead = 0, setAhead = 0, punch, sending, setBack = 0, setForth = 0, seen = false } = of
  const phone = (after: number, set: number) => contactAt + (after + ahead + set) * minute
  return {
    phoneTime: phone(punch, setAhead - setBack),
    sentAt: phone(sending, setForth - setBack),
    receivedAt: contactAt + sending * minute,
    sinceContact: (punch + setAhead) * minute,
    contactAt,
    setBack: seen ? (setBack + setAhead) * minute : 0,
  }
}

describe('a punch that was taken without a line', () => {
  it.each<[string, Parameters<typeof sent>[0], PunchDoubt[]]>([
    ['by a phone that is right', { punch: 90, sending: 180 }, []],
    ['sent at once', { punch: 90, sending: 90 }, []],
    ['by a clock that is two minutes ahead', { ahead: 2, punch: 90, sending: 180 }, []],
    ['by a clock that is three minutes ahead', { ahead: 3, punch: 90, sending: 180 }, ['clockDiffers']],
    ['by a clock that is an hour behind', { ahead: -60, punch: 90, sending: 180 }, ['clockDiffers']],
    ['by a clock set back by half an hour', { punch: 90, sending: 180, setBack: 30 }, ['clockDiffers']],
    [
      'by a clock set back and forth again unseen',
      { punch: 90, sending: 180, setBack: 30, setForth: 30 },
      ['contactDisagrees'],
    ],
    [
      'by a clock set back and forth again while the application looked on',
      { punch: 90, sending: 180, setBack: 30, setForth: 30, seen: true },
      ['setBack', 'contactDisagrees'],
    ],
    [
      'by a clock that was ahead and set right',
      { ahead: 30, punch: 90, sending: 180, setBack: 30, seen: true },
      ['setBack'],
    ],
    ['eight days ago', { punch: 90, sending: 8 * 24 * 60 }, ['longAgo']],
  ])('%s is believed to be when it was', (_, phone, doubts) => {
    const judged = judgePunch(sent(phone))
    expect(judged.doubts).toEqual(doubts)
    expect(judged.at).toBe(contactAt + phone.punch * minute)
  })

  it('tells how far the clocks differ', () => {
    expect(judgePunch(sent({ ahead: 7, punch: 90, sending: 180 })).clockDifference).toBe(7 * minute)
    expect(judgePunch(sent({ ahead: -7, punch: 90, sending: 180 })).clockDifference).toBe(-7 * minute)
  })

  const receivedAt = contactAt + 3 * hour
  const right = sent({ punch: 90, sending: 180 })

  it.each<[string, Partial<PunchEvidence>, PunchDoubt[], number]>([
    [
      'no contact and no delay',
      { contactAt: null, sinceContact: null, phoneTime: receivedAt },
      [],
      receivedAt,
    ],
    [
      'no contact to count from',
      { contactAt: null, sinceContact: null },
      ['noContact'],
      receivedAt - 90 * minute,
    ],
    ['a contact but no measure', { sinceContact: null }, ['noContact'], receivedAt - 90 * minute],
    ['a measure but no contact', { contactAt: null }, ['noContact'], receivedAt - 90 * minute],
    [
      'no contact, and as long on its way as clocks may differ',
      { contactAt: null, sinceContact: null, phoneTime: right.sentAt - punchTolerance },
      [],
      receivedAt - punchTolerance,
    ],
    [
      'two ways to know that are as far apart as clocks may be',
      { phoneTime: right.phoneTime - punchTolerance },
      [],
      contactAt + 90 * minute,
    ],
    [
      'a punch as long after it was sent as clocks may differ',
      { sinceContact: null, phoneTime: right.sentAt + punchTolerance },
      [],
      receivedAt,
    ],
    [
      'an answer that was not given yet, sent at once',
      { contactAt: receivedAt + hour, sinceContact: 0, phoneTime: right.sentAt },
      ['contactDisagrees'],
      receivedAt,
    ],
    [
      'a punch before the contact',
      { sinceContact: null, phoneTime: contactAt - hour },
      ['contactDisagrees', 'noContact'],
      contactAt,
    ],
    [
      'a punch as long before the contact as clocks may differ',
      { sinceContact: null, phoneTime: contactAt - punchTolerance },
      ['noContact'],
      contactAt,
    ],
    [
      'a punch after it was sent',
      { sinceContact: null, phoneTime: right.sentAt + hour },
      ['inFuture'],
      receivedAt,
    ],
    [
      'a measure beyond the present',
      { sinceContact: 4 * hour },
      ['contactDisagrees', 'inFuture'],
      receivedAt,
    ],
    [
      'an answer that was not given yet',
      { contactAt: receivedAt + hour, sinceContact: 0 },
      ['contactDisagrees'],
      receivedAt,
    ],
    ['a jump of two minutes', { setBack: punchTolerance }, [], contactAt + 90 * minute],
    ['a jump of more', { setBack: punchTolerance + 1 }, ['setBack'], contactAt + 90 * minute],
  ])('with %s', (_, lie, doubts, at) => {
    const judged = judgePunch({ ...right, ...lie })
    expect([...judged.doubts]).toEqual(doubts)
    expect(judged.at).toBe(at)
  })

  it('is refused beyond seven days, not before', () => {
    const of = (waited: number) =>
      judgePunch({ ...right, sentAt: right.phoneTime + waited, receivedAt: right.phoneTime + waited }).doubts
    const longest = longestClaimDays * 24 * hour
    expect(of(longest)).toEqual([])
    expect(of(longest + 1)).toEqual(['longAgo'])
  })
})

describe('whatever happens', () => {
  const days = fc.integer({ min: 0, max: 6 * 24 * 60 })

  it('an honest phone never is doubted', () => {
    const within = (ms: number) => fc.integer({ min: 0, max: ms })
    fc.assert(
      fc.property(
        days,
        days,
        fc.integer({ min: -minute, max: minute }),
        within(30_000),
        within(30_000),
        (punch, waited, ahead, answering, sending) => {
          // The phone counts from when it received the answer, and sending the punch takes a moment too.
          const measured = punch * minute
          const truth = contactAt + answering + measured
          const judged = judgePunch({
            phoneTime: truth + ahead,
            sentAt: truth + ahead + (waited * minute) / 10,
            receivedAt: truth + (waited * minute) / 10 + sending,
            sinceContact: measured,
            contactAt,
            setBack: 0,
          })
          expect(judged.doubts).toEqual([])
          expect(Math.abs(judged.at - truth)).toBeLessThanOrEqual(minute)
        },
      ),
    )
  })

  it('a clock set back between contact and punch is found, and the punch is believed to be when it was', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 })
    fc.assert(
      fc.property(
        minutes,
        minutes,
        // More than the tolerance for clocks: at the contact, at sending, and between the two estimates.
        fc.integer({ min: 7, max: 24 * 60 }),
        fc.integer({ min: -2, max: 2 }),
        fc.integer({ min: -24 * 60, max: 24 * 60 }),
        (punch, waited, setBack, ahead, setForth) => {
          const judged = judgePunch(sent({ ahead, punch, sending: punch + waited, setBack, setForth }))
          expect(judged.doubts.length).toBeGreaterThan(0)
          expect(judged.at).toBe(contactAt + punch * minute)
        },
      ),
    )
  })

  it('a clock whose jump the application saw is found, however wrong it was before', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 })
    const jump = fc.integer({ min: 3, max: 24 * 60 })
    const off = fc.integer({ min: -24 * 60, max: 24 * 60 })
    fc.assert(
      fc.property(minutes, minutes, jump, off, off, (punch, waited, setBack, ahead, setForth) => {
        const phone = { ahead, punch, sending: punch + waited, setBack, setForth, seen: true }
        expect(judgePunch(sent(phone)).doubts).toContain('setBack')
      }),
    )
  })

  it('a clock that was set ahead for the punch and right again, as the application saw, is found', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 })
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 3, max: 24 * 60 }), (punch, waited, setAhead) => {
        const phone = { punch, sending: punch + waited, setAhead }
        expect(judgePunch(sent({ ...phone, seen: true })).doubts).toContain('setBack')
        // Nothing else tells: both ways to compute the time were moved by as much.
        if (waited >= setAhead) expect(judgePunch(sent(phone)).doubts).toEqual([])
      }),
    )
  })

  it('the time believed lies between the last contact and the receipt, whatever lies are sent', () => {
    const anyInstant = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })
    const anyMeasure = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(
        fc.record({
          phoneTime: anyInstant,
          sentAt: anyInstant,
          receivedAt: anyInstant,
          sinceContact: fc.option(anyMeasure),
          contactAt: fc.option(anyInstant),
          setBack: anyMeasure,
        }),
        (evidence) => {
          const { at } = judgePunch(evidence)
          expect(at).toBeLessThanOrEqual(evidence.receivedAt)
          expect(at).toBeGreaterThanOrEqual(
            evidence.contactAt === null ? at : Math.min(evidence.contactAt, evidence.receivedAt),
          )
          expect(Number.isSafeInteger(at)).toBe(true)
        },
      ),
    )
  })
})
