import type { createPunch, Input } from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  manila,
  minute,
  type OfflinePhone,
  openOfflinePhone,
} from '../../../../test/fixtures/offline-phone.ts'
import { usualNow } from '../../../../test/fixtures/server.ts'

type Body = Input<typeof createPunch>['body']

describe('punches that are sent again', () => {
  let phone: OfflinePhone

  beforeEach(async () => {
    phone = await openOfflinePhone()
  })
  afterEach(() => phone.tahi.clock.set(usualNow))

  it('sent again change nothing and are answered the same', async () => {
    const body = phone.taken('in', manila('07:58'))
    const first = await phone.claimed(body)
    phone.tahi.clock.set(manila('21:00'))
    // The phone sends it with other times now.
    const later = {
      ...body,
      sentAt: phone.tahi.clock.now().toISOString(),
      phoneTime: manila('06:00').toISOString(),
    }
    expect(await phone.claimed(later)).toEqual(first)
    const closing = phone.taken('out', manila('17:00'))
    const [one, other] = await Promise.all([phone.claimed(closing), phone.claimed(closing)])
    expect(other).toEqual(one)
    expect(one.record).toMatchObject({ timeOut: '17:00', version: 2 })
    expect((await phone.punches()).total).toBe(2)
  })

  it('after a move, of a day that stayed with the former branch, are answered the same', async () => {
    const { tahi, sewer } = phone
    const body = phone.taken('in', manila('07:58'))
    const { claim } = await phone.claimed(body)
    const other = await tahi.addBranch()
    await tahi.database.asOwner((queries) =>
      sql`update person set branch_id = ${other} where id = ${sewer.id}`.execute(queries),
    )
    expect((await phone.claimed(body)).claim).toEqual(claim)
  })

  it('of one person at once make one record', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => phone.claimed(phone.taken('in', manila(`08:0${index}`)))),
    )
    const outcomes = answers.map(({ claim }) => claim.outcome)
    expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'alreadyClocked')).toHaveLength(5)
    expect(await phone.records()).toHaveLength(1)
  })

  it('of a whole queue end the same, whatever is cut and sent again', async () => {
    const queue: Body[] = ['12', '13', '14', '16', '17'].flatMap((date) => {
      const times = [manila('07:58', `2026-11-${date}`), manila('17:03', `2026-11-${date}`)] as const
      // People tap twice when nothing seems to happen.
      return [
        phone.taken('in', times[0]),
        phone.taken('in', new Date(times[0].getTime() + minute)),
        phone.taken('out', times[1]),
        phone.taken('out', new Date(times[1].getTime() + minute)),
      ]
    })
    expect(queue).toHaveLength(20)
    const days = ['12', '13', '14', '16', '17'].map((date) => ({
      date: `2026-11-${date}`,
      timeIn: '07:58',
      timeOut: '17:03',
      version: 2,
    }))
    const answers = []
    // The reply to each is lost, so that each is sent again before the next one. Then the phone restarts.
    for (const body of queue) {
      answers.push(await phone.claimed(body))
      expect((await phone.claimed(body)).claim).toEqual(answers.at(-1)?.claim)
    }
    expect(await phone.records()).toMatchObject(days)
    for (const [index, body] of queue.entries())
      expect((await phone.claimed(body)).claim).toEqual(answers[index]?.claim)
    expect(await phone.records()).toMatchObject(days)
    const { total, data } = await phone.punches()
    expect(total).toBe(20)
    expect(data.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(10)
  })
})
