import { randomUUID } from 'node:crypto'
import { limits, notified, sendNotification, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hangUp, listen } from '../../../test/fixtures/live.ts'
import { bellOf } from '../../../test/fixtures/notifications.ts'
import { openPeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('sending a notification', () => {
  let office: Awaited<ReturnType<typeof openPeopleBranches>>
  let otherManager: Person

  beforeAll(async () => {
    office = await openPeopleBranches()
    otherManager = await office.tahi.addPerson('manager', office.other)
  })
  afterAll(hangUp)

  const send = (
    as: Person,
    to: { id: string },
    more: { _id?: string; title?: string; message?: string } = {},
  ) =>
    office.tahi.call(as, sendNotification, {
      body: { userId: to.id, title: 'New Message', message: 'Punta ka sa opisina', ...more },
    })

  it('stores it, and tells the person live', async () => {
    const { tahi, manager, branch } = office
    const sewer = await tahi.addPerson('user', branch)
    const hearing = await listen(tahi, sewer)
    const silent = await listen(tahi, manager)
    const { ok } = await send(manager, sewer)
    const [told] = await bellOf(tahi, sewer)
    expect(told).toEqual({
      _id: ok.data._id,
      kind: 'note',
      title: 'New Message',
      message: 'Punta ka sa opisina',
      from: 'Ana Santos',
      href: null,
      read: false,
      createdAt: tahi.clock.now().toISOString(),
    })
    expect(await hearing.all()).toEqual([{ name: notified.name, payload: told }])
    expect(await silent.all()).toEqual([])
  })

  it('reaches whom the sender may write to, and nobody else', async () => {
    const { admin, hr, act, manager, sewer, stranger } = office
    const reached = async (as: Person) => {
      const everybody = { admin, hr, act, manager, otherManager, sewer, stranger }
      const names: string[] = []
      for (const [name, person] of Object.entries(everybody)) {
        const { status } = await send(as, person)
        if (status === 200) names.push(name)
        else expect(status).toBe(404)
      }
      return names
    }
    const everybody = ['admin', 'hr', 'act', 'manager', 'otherManager', 'sewer', 'stranger']
    expect(await reached(admin)).toEqual(everybody)
    expect(await reached(hr)).toEqual(everybody)
    expect(await reached(manager)).toEqual(['manager', 'sewer'])
    expect(await reached(sewer)).toEqual(['hr', 'manager'])
    expect((await send(act, sewer)).status).toBe(403)
  })

  it('does nothing twice for the same _id, and nothing to another’s', async () => {
    const { tahi, manager, branch, hr, stranger } = office
    const sewer = await tahi.addPerson('user', branch)
    const _id = randomUUID()
    for (const message of ['First', 'Second'])
      expect((await send(manager, sewer, { _id, message })).status).toBe(200)
    await send(hr, stranger, { _id, message: 'Third' })
    expect(await bellOf(tahi, sewer)).toMatchObject([{ _id, message: 'First' }])
    expect((await bellOf(tahi, stranger)).map(({ message }) => message)).not.toContain('Third')
    const entries = await tahi.database.asOwner((queries) =>
      queries
        .selectFrom('audit_entry')
        .select(['action', 'branch_id'])
        .where('entity_id', '=', _id)
        .execute(),
    )
    expect(entries).toEqual([{ action: 'notification.send', branch_id: branch }])
  })

  it('is not possible for who is deactivated, nor without words', async () => {
    const { tahi, manager, branch } = office
    const gone = await tahi.addPerson('user', branch)
    await tahi.database.asOwner((queries) =>
      sql`update person set active = false where id = ${gone.id}`.execute(queries),
    )
    expect((await send(manager, gone)).status).toBe(404)
    expect((await send(manager, office.sewer, { message: '  ' })).failure.errors?.[0]?.path).toBe('message')
    expect((await send(manager, office.sewer, { title: '' })).failure.errors?.[0]?.path).toBe('title')
  })

  it('keeps the words as they are', async () => {
    const { tahi, manager, branch } = office
    const sewer = await tahi.addPerson('user', branch)
    const message = '<img src=x onerror=alert(1)> & "5 > 3"'
    await send(manager, sewer, { message })
    expect((await bellOf(tahi, sewer))[0]?.message).toBe(message)
  })

  it(`is possible ${limits.notesPerMinute} times a minute for each`, async () => {
    const { tahi, branch, hr } = office
    const [busy, sewer] = [await tahi.addPerson('manager', branch), await tahi.addPerson('user', branch)]
    for (let count = 1; count < limits.notesPerMinute; count += 1)
      expect((await send(busy, sewer)).status).toBe(200)
    const last = { _id: randomUUID(), message: 'The last one' }
    // The second time because the reply was lost.
    for (const _ of ['sent', 'repeated'])
      expect((await send(busy, sewer, last)).ok.data).toEqual({ _id: last._id })
    const refused = await send(busy, sewer)
    expect(refused.status).toBe(429)
    expect(refused.failure.msg).toBe(texts.notification.tooMany)
    const bell = await bellOf(tahi, sewer)
    expect(bell).toHaveLength(limits.notesPerMinute)
    expect(bell.filter(({ message }) => message === last.message)).toHaveLength(1)
    expect((await send(hr, sewer)).status).toBe(200)
    const now = tahi.clock.now()
    tahi.clock.set(new Date(now.getTime() + 60_000))
    expect((await send(busy, sewer)).status).toBe(200)
    // The clock ran ahead until now.
    tahi.clock.set(new Date(now.getTime() - 60 * 60_000))
    expect((await send(busy, sewer)).status).toBe(200)
    tahi.clock.set(now)
  })
})
