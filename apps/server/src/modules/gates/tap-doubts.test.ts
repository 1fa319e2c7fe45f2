import { endGate, listPunches } from '@tahi/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { minutesLater, type Person, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { addPuncher, openGate, pairTablet, type Tablet, type Tap } from '../../../test/fixtures/tablet.ts'

let tahi: TestServer
let manager: Person
let tablet: Tablet
let sewer: Person
beforeEach(async () => {
  ;({ tahi, manager, tablet } = await openGate())
  sewer = await addPuncher(tahi, manager, '2580')
})
afterEach(() => tahi.clock.set(usualNow))

const at = (minutes: number) => tahi.clock.set(minutesLater(minutes))
/** A tap at another moment than now, made with the tablet's own key. */
const tapAt = async (minutes: number, of = tablet): Promise<Tap> => {
  const now = tahi.clock.now()
  at(minutes)
  const tap = await of.take(sewer, '2580', minutesLater(minutes - 1))
  tahi.clock.set(now)
  return tap
}
const doubtsOf = async (tap: Tap, sender = tablet) => {
  await sender.send(tap)
  const { data } = (await tahi.call(manager, listPunches, { query: {} })).ok
  return data.find(({ _id }) => _id === tap._id)?.doubts
}
const inContact = async (from: number, until: number, of = tablet) => {
  for (let minute = from; minute <= until; minute += 4) {
    at(minute)
    await of.roster()
  }
  at(until)
  await of.roster()
}

it('a tap from before any tablet was the gate is doubted', async () => {
  expect(await doubtsOf(await tapAt(-27 * 60))).toEqual(['beforeGate'])
})

it('a tap is doubted after which the gate was in contact all the time', async () => {
  await inContact(0, 120)
  expect(await doubtsOf(await tapAt(60))).toEqual(['heardSince'])
})

it('a tap is doubted after which the gate was in contact before it was silent', async () => {
  await inContact(0, 120)
  at(300)
  expect(await doubtsOf(await tapAt(60))).toEqual(['heardSince'])
})

it('a tap in a silence is doubted half an hour after it ended', async () => {
  await inContact(0, 20)
  await inContact(120, 151)
  expect(await doubtsOf(await tapAt(60))).toEqual(['heardSince'])
})

it('taps in a silence are believed as long as it takes to send what was kept', async () => {
  await inContact(0, 20)
  await inContact(120, 149)
  expect(await doubtsOf(await tapAt(60))).toEqual([])
})

it('a tap that waited for the end of a lock is believed', async () => {
  await inContact(0, 20)
  expect(await doubtsOf(await tapAt(4))).toEqual([])
})

const pairAnew = () => pairTablet(tahi, manager, 'Front gate', tablet.id)

it('a tap that the tablet kept while it was paired anew with its gate is believed', async () => {
  await inContact(0, 20)
  const tap = await tapAt(60)
  at(120)
  expect(await doubtsOf(tap, await pairAnew())).toEqual([])
})

it('a tap from before a new pairing is doubted where the gate was heard since', async () => {
  await inContact(0, 100)
  const tap = await tapAt(60)
  at(120)
  expect(await doubtsOf(tap, await pairAnew())).toEqual(['heardSince'])
})

it('a tap that the tablet kept when it became another gate is believed, and doubted for as long as that was heard', async () => {
  await inContact(0, 20)
  const [tap, late] = [await tapAt(60), await tapAt(80)]
  await tahi.call(manager, endGate, { body: { _id: tablet.id } })
  at(120)
  const second = await pairTablet(tahi, manager, 'Back gate')
  expect(await doubtsOf(tap, second)).toEqual([])
  await inContact(120, 160, second)
  expect(await doubtsOf(late, second)).toEqual(['heardSince'])
})

it('a tap that names a former gate is doubted by the present one when the tablet was that already', async () => {
  const second = await pairTablet(tahi, manager, 'Back gate')
  await inContact(0, 120, second)
  expect(await doubtsOf(await tapAt(60), second)).toEqual(['heardSince'])
})
