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
    expect(later).toMatchObject({ since: 60_000, setBack: 3_600_000 })
    expect(readOn(later, { phone: later.phone + 1_000, steady: 1_000 })).toMatchObject({
      since: 61_000,
      setBack: 3_600_000,
    })
  })

  test('never runs backwards over a restart, and what was set back meanwhile is found', () => {
    expect(readOn(contact, { phone: 4_000_000, steady: null })).toMatchObject({
      since: 0,
      setBack: 1_000_000,
    })
    expect(readOn(contact, { phone: 5_900_000, steady: null })).toMatchObject({ since: 900_000, setBack: 0 })
  })

  test('forgives the second or two by which a phone sets itself right', () => {
    expect(readOn(contact, { phone: 5_008_500, steady: 10_000 }).setBack).toBe(0)
  })

  test('is none before the first answer and begins again with each', () => {
    expect(atContact(2_000_000, 9)).toEqual({ contactAt: 2_000_000, since: 0, setBack: 0, phone: 9 })
  })
})
