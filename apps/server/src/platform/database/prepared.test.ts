import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { newEmbeddedDatabase } from '../../../test/fixtures/new-database.ts'
import { mostPrepared, named } from './prepared.ts'

it('a connection prepares a statement that is asked a third time', async () => {
  const { database } = await newEmbeddedDatabase()
  const ask = () => database.singly((queries) => sql`select ${1}::integer as "now and then"`.execute(queries))
  const prepared = async () => {
    const { rows } = await database.singly((queries) =>
      sql`select name from pg_prepared_statements where statement like '%"now and then"'`.execute(queries),
    )
    return rows.length
  }
  await ask()
  await ask()
  expect(await prepared()).toBe(0)
  expect((await ask()).rows).toEqual([{ 'now and then': 1 }])
  expect(await prepared()).toBe(1)
  expect((await ask()).rows).toEqual([{ 'now and then': 1 }])
  await database.close()
})

it('a connection prepares no more than it may, and nothing that is asked once', () => {
  const connection = new pg.Client()
  const isNamed = (text: string) => named(connection, { text, values: [] }).name !== undefined
  for (let number = 0; number < 3 * mostPrepared; number += 1) expect(isNamed(`once ${number}`)).toBe(false)
  // What was asked once did not reset the counts of the others for good.
  const often = Array.from({ length: mostPrepared + 20 }, (_, number) => `often ${number}`)
  for (const text of often) for (let time = 0; time < 3; time += 1) isNamed(text)
  expect(often.filter(isNamed)).toEqual(often.slice(0, mostPrepared))
})
