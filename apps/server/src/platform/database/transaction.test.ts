import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'
import { momentOf } from '../clock.ts'
import { toNobody } from '../live/announcer.ts'
import { scopeOf } from '../scope.ts'
import type { Work } from '../work.ts'

let tahi: TestServer
let manager: Person
let table: string
const inWork = <T>(run: (work: Work) => Promise<T>, access?: 'read' | 'write') => {
  const scope = scopeOf({ personId: manager.id, role: 'manager', branchId: null })
  const actor = { personId: manager.id, name: 'M', address: '::1', requestId: 'test' }
  const moment = momentOf(tahi.clock.now(), 'UTC')
  return tahi.database.work({ scope, actor, moment, announcer: toNobody }, run, access)
}
const insert = ({ queries }: Pick<Work, 'queries'>, number: number) =>
  sql`insert into ${sql.table(table)} (number) values (${number})`.execute(queries)
const written = async () => {
  const { rows } = await tahi.database.asOwner((queries) =>
    sql<{ number: number }>`select number from ${sql.table(table)} order by number`.execute(queries),
  )
  return rows.map(({ number }) => number)
}

beforeEach(async () => {
  tahi = await server()
  manager = await tahi.addPerson('manager', await tahi.addBranch())
  table = `numbers_${crypto.randomUUID().replaceAll('-', '')}`
  // Its constraint is checked only at the commit.
  await tahi.database.asOwner(async (queries) => {
    await sql`create table ${sql.table(table)} (number integer unique deferrable initially deferred)`.execute(
      queries,
    )
    await sql`grant select, insert on ${sql.table(table)} to tahi_app`.execute(queries)
  })
})
afterEach(() => tahi.database.asOwner((queries) => sql`drop table ${sql.table(table)}`.execute(queries)))

describe('the last statements of a verb', () => {
  it('are answered for when they are committed', async () => {
    const asked = await inWork((work) => work.lastly(insert(work, 1)))
    expect(asked.numAffectedRows).toBe(1n)
    expect(await written()).toEqual([1])
  })

  it('fail the call when the commit fails, or one of them', async () => {
    const twice = inWork((work) => work.lastly(Promise.all([insert(work, 2), insert(work, 2)])))
    await expect(twice).rejects.toThrow(/duplicate key/)
    const wrong = inWork((work) =>
      work.lastly(Promise.all([insert(work, 3), sql`select 1 / 0`.execute(work.queries)])),
    )
    await expect(wrong).rejects.toThrow(/division by zero/)
    expect(await written()).toEqual([])
  })

  it('fail the call also when the verb looks away', async () => {
    const wrong = inWork((work) => work.lastly(sql`select 1 / 0`.execute(work.queries)).catch(() => 'well'))
    await expect(wrong).rejects.toThrow('rolled back')
  })

  it('are the last: nothing is asked behind them, nor of a transaction that is over', async () => {
    const more = inWork(async (work) => {
      await work.lastly(insert(work, 4))
      await insert(work, 5)
    })
    await expect(more).rejects.toThrow('The transaction has ended')
    const kept = await inWork(async (work) => work)
    await expect(insert(kept, 6)).rejects.toThrow('The transaction has ended')
    expect(await written()).toEqual([4])
  })
})

describe('a transaction that lost a deadlock', () => {
  /** PostgreSQL's error for the loser of a deadlock. */
  const lose = ({ queries }: Pick<Work, 'queries'>) =>
    sql`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(queries)

  it('is tried again, and tells and writes once', async () => {
    let tries = 0
    let told = 0
    await inWork(async (work) => {
      tries++
      work.afterCommit(() => told++)
      await insert(work, 10)
      if (tries === 1) await lose(work)
    })
    expect({ tries, told, written: await written() }).toEqual({ tries: 2, told: 1, written: [10] })
  })

  it('is tried again also as the owner', async () => {
    let tries = 0
    await tahi.database.asOwner(async (queries) => {
      tries++
      await insert({ queries }, 11)
      if (tries === 1) await lose({ queries })
    })
    expect({ tries, written: await written() }).toEqual({ tries: 2, written: [11] })
  })

  it('fails when it loses again and again', async () => {
    let tries = 0
    const lost = inWork(async (work) => {
      tries++
      await lose(work)
    })
    await expect(lost).rejects.toThrow('deadlock detected')
    expect(tries).toBe(3)
  })
})

it('asks at once what is asked together, behind what opens the transaction', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await inWork(async ({ queries }) => {
    const asked = [sql`select 1`.execute(queries), sql`select 2`.execute(queries)]
    expect(query).toHaveBeenCalledTimes(3)
    await Promise.all(asked)
  }, 'read')
  query.mockRestore()
})

it('is nowhere compiled: that takes longer than any statement of ours', async () => {
  const jit = ({ queries }: Pick<Work, 'queries'>) =>
    sql<{ jit: string }>`select current_setting('jit') as jit`.execute(queries)
  expect((await inWork(jit)).rows).toEqual([{ jit: 'off' }])
  expect((await tahi.database.singly((queries) => jit({ queries }))).rows).toEqual([{ jit: 'off' }])
})

describe('a statement that is all of a transaction', () => {
  const add = (work: Work, number: number) =>
    sql<{ number: number }>`
      insert into ${sql.table(table)} (number) values (${number}) returning number`.execute(work.queries)
  const whoAsks = ({ queries }: Pick<Work, 'queries'>) =>
    sql<{ role: string; person: string; branch: string; own: string; isRead: string; asked: number }>`
      select current_user as role, current_setting('tahi.person', true) as person, current_setting('tahi.branch', true) as branch,
        current_setting('tahi.own', true) as own, current_setting('transaction_read_only') as "isRead",
        ${1}::integer as asked`.execute(queries)

  it('is sent with its scope, as the only one', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const { rows } = await inWork((work) => work.lastly(add(work, 7)))
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
    expect(rows).toEqual([{ number: 7 }])
    expect(await written()).toEqual([7])
  })

  it('runs in the same scope as any other, which ends with it', async () => {
    const alone = await inWork((work) => work.lastly(whoAsks(work)), 'read')
    const among = await inWork(whoAsks, 'read')
    expect(alone.rows).toEqual(among.rows)
    expect(alone.rows).toMatchObject([{ role: 'tahi_app', person: manager.id, own: 'off', isRead: 'on' }])
    const [after] = (await tahi.database.singly((queries) => whoAsks({ queries }))).rows
    expect(after?.role).not.toBe('tahi_app')
    expect(after).toMatchObject({ isRead: 'off' })
    expect(after?.person || '').toBe('')
  })

  it('writes nothing where it fails, nor where it may only read', async () => {
    await inWork((work) => work.lastly(add(work, 8)))
    await expect(inWork((work) => work.lastly(add(work, 8)))).rejects.toThrow(/duplicate key/)
    await expect(inWork((work) => work.lastly(add(work, 9)), 'read')).rejects.toThrow(/read-only/)
    expect(await written()).toEqual([8])
  })

  it('is sent in a transaction all the same when more follows', async () => {
    await inWork(async (work) => {
      await add(work, 10)
      await work.lastly(add(work, 11))
    })
    await inWork(async (work) => {
      void add(work, 12)
    })
    expect(await written()).toEqual([10, 11, 12])
  })
})
