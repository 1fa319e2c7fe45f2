import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { mostPrepared } from './prepared.ts'

it('a connection prepares what is asked again and again, and no more than it may', async () => {
  const database = await openDatabase({})
  const ask = (column: string) =>
    database.singly((queries) => sql`select ${1}::integer as ${sql.ref(column)}`.execute(queries))
  const prepared = async (column: string) => {
    const { rows } = await database.singly((queries) =>
      sql<{
        name: string
      }>`select name from pg_prepared_statements where statement like ${`%"${column}"`}`.execute(queries),
    )
    return rows.length
  }
  const count = async () => {
    const { rows } = await database.singly((queries) =>
      sql<{ count: number }>`select count(*)::integer as count from pg_prepared_statements`.execute(queries),
    )
    return rows[0]?.count
  }

  await ask('now and then')
  await ask('now and then')
  expect(await prepared('now and then')).toBe(0)
  expect((await ask('now and then')).rows).toEqual([{ 'now and then': 1 }])
  expect(await prepared('now and then')).toBe(1)

  // Statements that run once are not prepared, and do not reset the counts of the others for good.
  for (let number = 0; number < 2 * mostPrepared; number += 1) await ask(`once ${number}`)
  const before = (await count()) ?? 0
  expect(before).toBeLessThan(10)

  for (let number = 0; number < mostPrepared + 20; number += 1)
    for (let time = 0; time < 3; time += 1) await ask(`often ${number}`)
  expect(await count()).toBeLessThanOrEqual(mostPrepared + before)
  expect(await prepared(`often ${mostPrepared + 19}`)).toBe(0)
  expect((await ask(`often ${mostPrepared + 19}`)).rows).toHaveLength(1)
  await database.close()
})
