import { giveGatePins, limits, listGatePins, readOwnPin, setGatePin, setOwnPin, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  minutesLater,
  type Person,
  server,
  type TestServer,
  usualNow,
} from '../../../test/fixtures/server.ts'
import { addPuncher, pairTablet, type Tablet } from '../../../test/fixtures/tablet.ts'

describe('PINs of the gate', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let tablet: Tablet

  beforeEach(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    tablet = await pairTablet(tahi, manager)
  })
  afterEach(() => tahi.clock.set(usualNow))

  const set = (as: Person, userId: string, pin: string) =>
    tahi.call(as, setGatePin, { body: { userId, pin } })
  const give = (userIds: string[]) => tahi.call(manager, giveGatePins, { body: { userIds } })
  const deactivate = ({ id }: Person) =>
    tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ active: false }).where('id', '=', id).execute(),
    )
  const pinsOf = async (ids: string[]) =>
    (
      await tahi.database.asOwner((queries) =>
        queries.selectFrom('gate_pin').select('person_id').where('person_id', 'in', ids).execute(),
      )
    ).length
  const auditOf = async (action: string) => {
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ after: unknown; actor_id: string | null }>`
        select after, actor_id from audit_entry where action = ${action} and branch_id = ${branch} order by id`.execute(
        queries,
      ),
    )
    return rows
  }

  it.each([
    ['123', texts.gate.pinProblem.form],
    ['4444', texts.gate.pinProblem.repeated],
    ['3456', texts.gate.pinProblem.run],
  ])('are not %s', async (pin, msg) => {
    const sewer = await tahi.addPerson('user', branch)
    expect((await set(manager, sewer.id, pin)).failure.errors).toEqual([{ path: 'pin', msg }])
    const own = await tahi.call(sewer, setOwnPin, { body: { pin } })
    expect(own.failure.errors).toEqual([{ path: 'pin', msg }])
  })

  it("are set by one's own HR and by oneself; the last one counts", async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    expect((await tahi.call(sewer, setOwnPin, { body: { pin: '8642' } })).status).toBe(200)
    expect((await tablet.punch(sewer, '2580')).outcome).toBe('refused')
    expect((await tablet.punch(sewer, '8642')).outcome).toBe('recorded')
    expect((await tahi.call(sewer, readOwnPin, {})).ok.data.setAt).toBe(usualNow.toISOString())
    expect(await auditOf('gate-pin.set')).toMatchObject([{ actor_id: manager.id, after: null }])
    expect(await auditOf('gate-pin.set-own')).toMatchObject([{ actor_id: sewer.id, after: null }])
  })

  it('are drawn for many at once, shown that once, and the last ones count', async () => {
    const sewers = [await addPuncher(tahi, manager, '2580'), await tahi.addPerson('user', branch)]
    const userIds = sewers.map(({ id }) => id)
    const first = (await give(userIds)).ok.data.given
    expect(first.map(({ employee }) => employee._id).sort()).toEqual([...userIds].sort())
    const second = new Map(
      (await give(userIds)).ok.data.given.map(({ employee, pin }) => [employee._id, pin]),
    )
    for (const [index, sewer] of sewers.entries()) {
      const pin = second.get(sewer.id) ?? ''
      expect(pin).toMatch(/^\d{4}$/)
      if (index === 0 && pin !== '2580') expect((await tablet.punch(sewer, '2580')).outcome).toBe('refused')
      expect((await tablet.punch(sewer, pin)).outcome).toBe('recorded')
    }
    const entry = { actor_id: manager.id, after: null }
    expect(await auditOf('gate-pin.set')).toEqual(Array.from({ length: 1 + 2 * sewers.length }, () => entry))
  })

  it('are drawn for those who may have one, and the others are named with the reason', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const elsewhere = await tahi.addPerson('user', await tahi.addBranch())
    const gone = await tahi.addPerson('user', branch)
    await deactivate(gone)
    const others = [elsewhere, gone, manager].map(({ id }) => id)
    const { given, refused } = (await give([gone.id, sewer.id, ...others])).ok.data
    expect(given).toMatchObject([{ employee: { _id: sewer.id } }])
    expect((await tablet.punch(sewer, given[0]?.pin ?? '')).outcome).toBe('recorded')
    expect(refused).toEqual([
      { _id: gone.id, msg: texts.recordNotFound, code: 'not_found' },
      { _id: elsewhere.id, msg: texts.recordNotFound, code: 'not_found' },
      { _id: manager.id, msg: texts.gate.employeesOnly },
    ])
    const nobody = (await give(others)).ok.data
    expect(nobody).toMatchObject({ given: [], refused: [{}, {}, {}] })
    expect(await auditOf('gate-pin.set')).toHaveLength(2)
    expect(await pinsOf(others)).toBe(0)
  })

  it('are not told of who left while they were drawn', async () => {
    const [sewer, leaver] = [await tahi.addPerson('user', branch), await tahi.addPerson('user', branch)]
    const work = tahi.database.work
    const began = vi.spyOn(tahi.database, 'work').mockImplementation(async (...asked) => {
      if (asked[2] !== 'read') await deactivate(leaver)
      return work(...asked)
    })
    const { given, refused } = (await give([sewer.id, leaver.id])).ok.data
    began.mockRestore()
    expect(given).toMatchObject([{ employee: { _id: sewer.id } }])
    expect(refused).toEqual([{ _id: leaver.id, msg: texts.recordNotFound, code: 'not_found' }])
    expect(await pinsOf([leaver.id])).toBe(0)
  })

  it('are drawn for a few at once, and for somebody', async () => {
    const { id } = await tahi.addPerson('user', branch)
    expect((await give([])).status).toBe(400)
    expect((await give(Array.from({ length: limits.pinsAtOnce + 1 }, () => id))).status).toBe(400)
  })

  it('are nobody else’s to set', async () => {
    const sewer = await tahi.addPerson('user', branch)
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await set(stranger, sewer.id, '2580')).status).toBe(404)
    expect((await set(manager, manager.id, '2580')).failure).toMatchObject({ errors: [{ path: 'userId' }] })
  })

  it('are kept where neither HR nor the gate reads them', async () => {
    const sewer = await addPuncher(tahi, manager, '2580', 'Luz')
    const bare = await tahi.addPerson('user', branch, { firstName: 'Mia' })
    const ask = async (has?: 'set' | 'none', sort?: 'setAt' | '-setAt') =>
      (await tahi.call(manager, listGatePins, { query: { has, sort } })).ok
    const { data, total } = await ask()
    expect(total).toBe(2)
    expect(JSON.stringify(data)).not.toContain('argon2')
    expect((await ask('set')).data).toMatchObject([{ employee: { _id: sewer.id }, lockedUntil: null }])
    expect((await ask('none')).data).toMatchObject([{ employee: { _id: bare.id }, setAt: null }])
    for (const sort of ['setAt', '-setAt'] as const)
      expect((await ask(undefined, sort)).data.map(({ employee }) => employee._id)).toEqual([
        sewer.id,
        bare.id,
      ])
  })

  it('are answered alike when wrong and when nobody has the code or a PIN', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const bare = await tahi.addPerson('user', branch)
    const foreigner = await tahi.addPerson('manager', await tahi.addBranch())
    const elsewhere = await addPuncher(tahi, foreigner, '2580')
    const wrong = await tablet.punch(sewer, '8642')
    expect(wrong).toEqual({ outcome: 'refused', name: '', kind: null, time: null })
    expect(await tablet.punch({ code: 'NOBODY-1' }, '2580')).toEqual(wrong)
    expect(await tablet.punch(bare, '2580')).toEqual(wrong)
    expect(await tablet.punch(elsewhere, '2580')).toEqual(wrong)
    expect(await auditOf('gate.wrong-pin')).toHaveLength(4)
    expect((await auditOf('gate.wrong-pin'))[0]).toEqual({
      actor_id: null,
      after: { code: sewer.code, offline: false },
    })
  })

  it('lock for 15 minutes after five wrong ones within 15, for that person alone', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const other = await addPuncher(tahi, manager, '8642')
    for (let tries = 0; tries < 5; tries += 1) {
      tahi.clock.set(minutesLater(tries))
      expect((await tablet.punch(sewer, '8642')).outcome).toBe('refused')
    }
    expect((await tablet.punch(sewer, '2580')).outcome).toBe('locked')
    expect((await tablet.punch(other, '8642')).outcome).toBe('recorded')
    const [row] = (await tahi.call(manager, listGatePins, { query: { search: sewer.code } })).ok.data
    expect(row?.lockedUntil).toBe(minutesLater(19).toISOString())
    tahi.clock.set(minutesLater(18))
    expect((await tablet.punch(sewer, '2580')).outcome).toBe('locked')
    tahi.clock.set(minutesLater(19))
    const [after] = (await tahi.call(manager, listGatePins, { query: { search: sewer.code } })).ok.data
    expect(after?.lockedUntil).toBeNull()
    expect((await tablet.punch(sewer, '2580')).outcome).toBe('recorded')
  })

  it('are not locked by wrong ones of a clock that ran ahead and was set right', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const wrong = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1) await tablet.punch(sewer, '8642')
    }
    tahi.clock.set(minutesLater(6))
    await wrong(5)
    tahi.clock.set(usualNow)
    const lock = async () =>
      (await tahi.call(manager, listGatePins, { query: { search: sewer.code } })).ok.data[0]?.lockedUntil
    expect(await lock()).toBeNull()
    await wrong(4)
    expect(await lock()).toBeNull()
    await wrong(1)
    expect(await lock()).toBe(minutesLater(15).toISOString())
    expect((await tablet.punch(sewer, '2580')).outcome).toBe('locked')
  })

  it('are tried five times at most by many at once', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const taps = await Promise.all(Array.from({ length: 12 }, () => tablet.take(sewer, '8642')))
    const answers = await Promise.all(taps.map((tap) => tablet.send(tap)))
    expect(answers.filter(({ ok }) => ok.data.outcome === 'refused')).toHaveLength(5)
    expect(answers.filter(({ ok }) => ok.data.outcome === 'locked')).toHaveLength(7)
  })

  it('are unlocked by a right one before the fifth, and by a new one', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const wrong = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1) await tablet.punch(sewer, '8642')
    }
    await wrong(4)
    expect((await tablet.punch(sewer, '2580')).outcome).toBe('recorded')
    await wrong(5)
    expect((await tablet.punch(sewer, '2580')).outcome).toBe('locked')
    await set(manager, sewer.id, '1357')
    expect((await tablet.punch(sewer, '1357')).outcome).toBe('already')
  })
})
