import { describe, expect, test } from 'vitest'
import { atContact, readOn } from './elapsed.ts'

const contact = atContact(1_000_000, 5_000_000)

describe('the time since the server answered', () => {
  test('is what the phone’s clock and its steady clock both say', () => {
    expect(readOn(contact, { phone: 5_060_000, steady: 60_000 })).toMatchObject({ since: 60_000, setBack: 0 })
  })

  test('goes on while the phone sleeps, when the steady clock may stand', () => {
    expect(readOn(contact, { phone: 5_600_000, steady: 10 })).toMatchObject({ since: 600_000, setBack: 0 })
  })

  test('is the steady clock’s where the other was set back, which is kept', () => {
    const later = readOn(contact, { phone: 5_060_000 - 3_600_000, steady: 60_000 })
    expect(later).toMatchObject({ since: 60_000, setBack: 3_600_000, setBackInAll: 3_600_000 })
    expect(readOn(later, { phone: later.phone + 1_000, steady: 1_000 })).toMatchObject({
      since: 61_000,
      setBack: 3_600_000,
    })
  })

  test('goes on over a restart by the phone’s clock, and never backwards', () => {
    expect(readOn(contact, { phone: 5_900_000, steady: null })).toMatchObject({ since: 900_000, lost: 0 })
    expect(readOn(contact, { phone: 4_990_000, steady: null })).toMatchObject({
      since: 0,
      setBack: 10_000,
      lost: 0,
    })
  })

  test('forgives the second or two by which a phone sets itself right', () => {
    expect(readOn(contact, { phone: 5_008_500, steady: 10_000 }).setBack).toBe(0)
  })

  test('is none before the first answer and begins again with each', () => {
    expect(atContact(2_000_000, 9, { ran: 7, setBackInAll: 8 })).toEqual({
      contactAt: 2_000_000,
      since: 0,
      setBack: 0,
      setBackInAll: 8,
      lost: 0,
      ran: 7,
      phone: 9,
    })
  })
})

describe('a clock that a restart found behind its last reading', () => {
  const before = readOn(contact, { phone: 5_060_000, steady: 60_000 })
  const lost = readOn(before, { phone: 1_000, steady: null })

  test('is lost: how long the phone was off is not known', () => {
    expect(lost).toMatchObject({ since: 60_000, setBack: 5_059_000, lost: 5_059_000, ran: 60_000 })
  })

  test('measures what passes from there, also over another restart', () => {
    const later = readOn(lost, { phone: 31_000, steady: 30_000 })
    expect(later).toMatchObject({ since: 90_000, lost: 5_059_000, ran: 90_000 })
    const again = readOn(later, { phone: 31_000 - 200_000, steady: null })
    expect(again).toMatchObject({ since: 90_000, lost: 5_259_000, ran: 90_000 })
  })

  test('never takes time back when it is put right, also where it had been fast', () => {
    const fast = readOn(contact, { phone: 5_020_000, steady: 20_000 })
    const off = readOn(fast, { phone: 1_000, steady: null })
    expect(readOn(off, { phone: 4_930_000, steady: 5_000 })).toMatchObject({ since: 25_000, lost: 0 })
  })

  test('is not lost any more when it is put right, and tells the whole time', () => {
    const later = readOn(lost, { phone: 31_000, steady: 30_000 })
    expect(readOn(later, { phone: 8_000_000, steady: 5_000 })).toMatchObject({
      since: 3_000_000,
      setBack: 5_059_000,
      lost: 0,
      ran: 95_000,
    })
  })
})
