import { listAttendance, listPunches } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manila } from '../../../test/fixtures/offline-phone.ts'
import { type Person, server, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { addPuncher, openGate, pairTablet, type Tablet, type Tap } from '../../../test/fixtures/tablet.ts'

// The front gate has no line from 06:00 on, the back gate has.
describe('taps of one day at two gates, of which one has no line', () => {
  let tahi: TestServer
  let manager: Person
  let front: Tablet
  let back: Tablet
  let sewer: Person

  beforeEach(async () => {
    ;(await server()).clock.set(manila('06:00'))
    ;({ tahi, manager, tablet: front } = await openGate())
    back = await pairTablet(tahi, manager, 'Back gate')
    sewer = await addPuncher(tahi, manager, '2580')
  })
  afterEach(() => tahi.clock.set(usualNow))

  const tapAtFront = (time: string) => {
    tahi.clock.set(manila(time))
    return front.take(sewer, '2580', manila('06:00'))
  }
  const tapAtBack = (time: string) => {
    tahi.clock.set(manila(time))
    return back.punch(sewer, '2580')
  }
  const send = async (...taps: Tap[]) => {
    tahi.clock.set(manila('17:00'))
    const answers = []
    for (const tap of taps) answers.push((await front.send(tap)).ok.data)
    return answers.map(({ outcome, kind, time }) => `${outcome} ${kind} ${time}`)
  }
  const days = async () =>
    (await tahi.call(manager, listAttendance, { params: { id: sewer.id }, query: {} })).ok.data.map(
      ({ timeIn, timeOut, status }) => `${timeIn}-${timeOut} ${status}`,
    )
  const told = async () => {
    const { data } = (await tahi.call(manager, listPunches, { query: { outcome: 'unsettled', sort: 'at' } }))
      .ok
    return data.map(({ kind, at, gateName, reason, doubts }) => [kind, at, gateName, reason, ...doubts])
  }
  /** Without a doubt. */
  const claimed = (kind: 'in' | 'out', time: string, reason: string) => [
    kind,
    manila(time).toISOString(),
    'Front gate',
    reason,
  ]

  it('tell HR who came well before the time in', async () => {
    const came = await tapAtFront('06:55')
    await tapAtBack('10:03')
    await tapAtBack('16:10')
    const answers = await send(came, came)
    expect(answers).toEqual(['already in 10:03', 'already in 10:03'])
    expect(await told()).toEqual([claimed('in', '06:55', 'alreadyIn')])
    expect(await days()).toEqual(['10:03-16:10 late'])
  })

  it('tell HR who came, and count for going home, where only the tap at noon was sent at once', async () => {
    const taps = [await tapAtFront('06:55')]
    await tapAtBack('12:01')
    taps.push(await tapAtFront('16:10'))
    expect(await send(...taps)).toEqual(['already in 12:01', 'recorded out 16:10'])
    expect(await told()).toEqual([claimed('in', '06:55', 'alreadyIn')])
    expect(await days()).toEqual(['12:01-16:10 late'])
  })

  it('tell HR who came and went, where both taps at noon were sent at once', async () => {
    const taps = [await tapAtFront('06:55')]
    await tapAtBack('12:01')
    await tapAtBack('12:58')
    taps.push(await tapAtFront('16:10'))
    expect(await send(...taps)).toEqual(['already in 12:01', 'already out 12:58'])
    expect(await told()).toEqual([claimed('in', '06:55', 'alreadyIn'), claimed('out', '16:10', 'alreadyOut')])
    expect(await days()).toEqual(['12:01-12:58 late'])
  })

  it('are one when they are minutes apart', async () => {
    const came = await tapAtFront('07:10')
    await tapAtBack('07:13')
    await tapAtBack('16:10')
    expect(await send(came)).toEqual(['already in 07:13'])
    expect(await told()).toEqual([])
  })
})
