import { giveGatePins, listGatePins, setGatePin, setOwnPin } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { minutesLater, type Person, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { addPuncher, openGate, type Tablet } from '../../../test/fixtures/tablet.ts'

// The tablet is offline from 10:00 to 11:00, and the PIN is changed at 10:30.
describe('a tap without a line of somebody whose PIN was changed before it was sent', () => {
  let tahi: TestServer
  let manager: Person
  let tablet: Tablet
  let sewer: Person

  beforeEach(async () => {
    ;({ tahi, manager, tablet } = await openGate())
    sewer = await addPuncher(tahi, manager, '2580')
  })
  afterEach(() => tahi.clock.set(usualNow))

  const at = <T>(minutes: number, act: () => Promise<T>) => {
    tahi.clock.set(minutesLater(minutes))
    return act()
  }
  const tapAt = (minutes: number, pin: string) => at(minutes, () => tablet.take(sewer, pin, usualNow))
  const send = (tap: Awaited<ReturnType<typeof tapAt>>) => tablet.send(tap)
  const set = (pin: string) => tahi.call(manager, setGatePin, { body: { userId: sewer.id, pin } })
  const lockOf = async () =>
    (await tahi.call(manager, listGatePins, { query: { search: sewer.code } })).ok.data[0]?.lockedUntil
  const wrong = async (times: number) => {
    for (let tries = 0; tries < times; tries += 1)
      expect((await tablet.punch(sewer, '9517')).outcome).toBe('refused')
  }

  it.each<[string, () => Promise<unknown>]>([
    ['by themselves', () => tahi.call(sewer, setOwnPin, { body: { pin: '8642' } })],
    ['by HR', () => set('8642')],
    ['with those of the branch', () => tahi.call(manager, giveGatePins, { body: { userIds: [sewer.id] } })],
  ])('counts with the PIN of its time, changed %s', async (_, change) => {
    const tap = await tapAt(20, '2580')
    await at(30, change)
    await at(60, async () =>
      expect((await send(tap)).ok.data).toMatchObject({ outcome: 'recorded', kind: 'in', time: '10:20' }),
    )
  })

  it('counts with the PIN of its time alone, of several that were replaced', async () => {
    const taps = [await tapAt(20, '2580'), await tapAt(35, '8642'), await tapAt(36, '2580')]
    await at(30, () => set('8642'))
    await at(40, () => set('1357'))
    const answers: string[] = []
    tahi.clock.set(minutesLater(60))
    for (const tap of taps) answers.push((await send(tap)).ok.data.outcome)
    expect(answers).toEqual(['recorded', 'recorded', 'refused'])
  })

  it('counts with the present PIN too, where the tablet’s clock was wrong', async () => {
    const tap = await tapAt(20, '8642')
    await at(30, () => set('8642'))
    await at(60, async () => expect((await send(tap)).ok.data.outcome).toBe('recorded'))
  })

  it('does not count with a former PIN when it was made later, or is sent at once', async () => {
    await at(30, () => set('8642'))
    const tap = await tapAt(31, '2580')
    await at(60, async () => {
      expect((await send(tap)).ok.data.outcome).toBe('refused')
      expect((await tablet.punch(sewer, '2580')).outcome).toBe('refused')
    })
  })

  it('counts as two attempts when it is wrong, since it was compared with two PINs', async () => {
    const taps = [await tapAt(1, '9517'), await tapAt(2, '9517')]
    const last = await tapAt(3, '2580')
    await at(30, () => set('8642'))
    tahi.clock.set(minutesLater(60))
    for (const tap of taps) expect((await send(tap)).ok.data.outcome).toBe('refused')
    expect(await lockOf()).toBeNull()
    // A single attempt is left, and this one would need two.
    expect((await tablet.send(last)).status).toBe(409)
    await wrong(1)
    expect(await lockOf()).toBe(minutesLater(75).toISOString())
  })

  it('forgives no wrong attempts with a former PIN, and is none itself', async () => {
    const taps = [await tapAt(1, '2580'), await tapAt(5, '2580')]
    await at(30, () => set('8642'))
    tahi.clock.set(minutesLater(60))
    await wrong(3)
    for (const tap of taps) expect((await send(tap)).ok.data.outcome).toBe('recorded')
    expect(await lockOf()).toBeNull()
    await wrong(2)
    expect(await lockOf()).toBe(minutesLater(75).toISOString())
  })

  it('needs a former PIN no longer than a tap may change its day', async () => {
    const formerPins = async () =>
      (
        await tahi.database.asOwner((queries) =>
          queries
            .selectFrom('former_gate_pin')
            .select('person_id')
            .where('person_id', '=', sewer.id)
            .execute(),
        )
      ).length
    await at(30, () => set('8642'))
    await at(7 * 24 * 60 + 30, () => tahi.runJob('forget former PINs'))
    expect(await formerPins()).toBe(1)
    await at(7 * 24 * 60 + 31, () => tahi.runJob('forget former PINs'))
    expect(await formerPins()).toBe(0)
  })
})
