import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'
import { momentOf } from '../clock.ts'
import { toNobody } from '../live/announcer.ts'
import { scopeOf } from '../scope.ts'
import type { Work } from '../work.ts'

describe('what is committed jointly', () => {
  let tahi: TestServer
  let people: Person[]
  let table: string

  beforeEach(async () => {
    tahi = await server()
    const branches = [await tahi.addBranch(), await tahi.addBranch()]
    people = await Promise.all(branches.map((branch) => tahi.addPerson('manager', branch)))
    // The second column's constraint is checked only at the commit.
    table = `numbers_${crypto.randomUUID().replaceAll('-', '')}`
    await tahi.database.asOwner(async (queries) => {
      await sql`create table ${sql.table(table)} (
        number integer unique, late integer unique deferrable initially deferred)`.execute(queries)
      await sql`grant select, insert on ${sql.table(table)} to tahi_app`.execute(queries)
    })
  })
  afterEach(() => tahi.database.asOwner((queries) => sql`drop table ${sql.table(table)}`.execute(queries)))

  const jointly = <T>(run: (work: Work) => Promise<T>, { id: personId, branchId } = people[0] as Person) =>
    tahi.database.jointly(
      {
        scope: scopeOf({ personId, role: 'manager', branchId }),
        actor: { personId, name: 'M', address: '::1', requestId: 'test' },
        moment: momentOf(tahi.clock.now(), 'UTC'),
        announcer: toNobody,
      },
      run,
    )

  interface Written {
    number: number
    person: string
    branch: string
    transaction: string
  }

  /** Writes a number, and returns its scope and transaction. */
  const insert = async ({ queries }: Pick<Work, 'queries'>, number: number, late = number) => {
    const { rows } = await sql<Written>`
      insert into ${sql.table(table)} (number, late) values (${number}, ${late})
      returning number, current_setting('tahi.person') as person, current_setting('tahi.branch') as branch,
        pg_current_xact_id()::text as transaction`.execute(queries)
    return rows[0]
  }
  const written = async () => {
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ number: number }>`select number from ${sql.table(table)} order by number`.execute(queries),
    )
    return rows.map(({ number }) => number)
  }
  const numbers = Array.from({ length: 60 }, (_, number) => number)
  const writerOf = (number: number) => people[number % people.length] as Person

  it('is written in each caller’s scope, in few transactions', async () => {
    const answers = await Promise.all(
      numbers.map((number) => jointly((work) => insert(work, number), writerOf(number))),
    )
    expect(answers).toMatchObject(
      numbers.map((number) => ({ number, person: writerOf(number).id, branch: writerOf(number).branchId })),
    )
    expect(new Set(answers.map((answer) => answer?.transaction)).size).toBe(2)
    expect(await written()).toEqual(numbers)
    const { rows } = await tahi.database.singly((queries) =>
      sql<{ role: string; limit: string }>`
        select current_user as role, current_setting('lock_timeout') as limit`.execute(queries),
    )
    expect(rows).toEqual([{ role: expect.not.stringMatching('tahi_app'), limit: '0' }])
  })

  it.each<[string, (work: Work) => Promise<unknown>]>([
    ['a statement that is refused', (work) => insert(work, 0)],
    ['one that only the commit refuses', (work) => insert(work, 100, 0)],
    ['one that fails', ({ queries }) => sql`select 1 / ${0}::integer`.execute(queries)],
    ['a value that cannot be sent', ({ queries }) => sql`select ${ring()}::jsonb`.execute(queries)],
  ])('fails alone: %s', async (_, fail) => {
    const told: number[] = []
    const write = (number: number) =>
      jointly(async (work) => {
        work.afterCommit(() => told.push(number))
        return number === 7 ? fail(work) : insert(work, number)
      }, writerOf(number))
    await write(0)
    const answers = await Promise.allSettled(numbers.slice(1, 20).map(write))
    const others = numbers.slice(0, 20).filter((number) => number !== 7)
    expect(answers.flatMap(({ status }, index) => (status === 'rejected' ? [index + 1] : []))).toEqual([7])
    expect(await written()).toEqual(others)
    expect(told.sort((one, other) => one - other)).toEqual(others)
  })

  it('waits for nobody’s lock but its own', async () => {
    let asked: Promise<unknown>[] = []
    const held = tahi.database.asOwner(async (queries) => {
      await sql`insert into ${sql.table(table)} (number) values (3)`.execute(queries)
      asked = [3, 1, 2, 4].map((number) => jointly((work) => insert(work, number)))
      // On the embedded database everybody waits for the one connection.
      if (!tahi.database.embedded) await Promise.all(asked.slice(1))
      throw new Error('taken back')
    })
    await expect(held).rejects.toThrow('taken back')
    expect(await asked[0]).toMatchObject({ number: 3 })
    await Promise.all(asked)
    expect(await written()).toEqual([1, 2, 3, 4])
  })

  it('fails without those who are committed already, where there is no connection for more', async () => {
    const { connect } = pg.Pool.prototype
    let connections = 0
    const connecting = vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool) {
      connections++
      return connections === 2 ? Promise.reject(new Error('No connection')) : Reflect.apply(connect, this, [])
    })
    const answers = await Promise.allSettled(numbers.map((number) => jointly((work) => insert(work, number))))
    connecting.mockRestore()
    const isWritten = answers.map(({ status }) => status === 'fulfilled')
    expect(isWritten).toEqual(numbers.map((number) => number < 50))
    expect(await written()).toEqual(numbers.slice(0, 50))
  })

  it('is one statement: a second would be committed without the first', async () => {
    const twice = jointly(async (work) => {
      await insert(work, 1)
      await insert(work, 2)
    })
    await expect(twice).rejects.toThrow('One statement')
    expect(await written()).toEqual([1])
  })
})

function ring(): object {
  const value: { itself?: object } = {}
  value.itself = value
  return value
}
