import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { outrun } from '../../../test/fixtures/outrun.ts'
import { minutesLater, type TestServer } from '../../../test/fixtures/server.ts'
import { openGate, pairTablet, type Tablet } from '../../../test/fixtures/tablet.ts'
import type { Queries } from '../../platform/database/connection.ts'
import { gatesOf, newGateToken } from './gate-tokens.ts'

let tahi: TestServer
let tablets: [Tablet, Tablet]

beforeAll(async () => {
  const gate = await openGate()
  tahi = gate.tahi
  tablets = [gate.tablet, await pairTablet(tahi, gate.manager, 'Back gate')]
})

/** Counts lookups at a time when one gate was just seen, and the other is heard of after a silence. */
function watched() {
  const lookUps = { count: 0 }
  const database: typeof tahi.database = {
    ...tahi.database,
    singly(run) {
      lookUps.count++
      return tahi.database.singly(run)
    },
  }
  return { lookUps, gates: gatesOf({ database, clock: { now: () => minutesLater(10) }, live: tahi.live }) }
}

it('are looked up together when they arrive together, each for its own gate', async () => {
  const [front, back] = tablets
  const seen = minutesLater(8)
  await tahi.database.asOwner((queries) =>
    sql`update gate set last_seen_at = ${seen} where id = ${back.id}`.execute(queries),
  )
  const { lookUps, gates } = watched()
  const sent = [front.token, back.token, newGateToken(), front.token]
  expect((await Promise.all(sent.map(gates))).map((gate) => gate?.name)).toEqual([
    'Front gate',
    'Back gate',
    undefined,
    'Front gate',
  ])
  expect(lookUps.count).toBe(1)
  const { rows } = await tahi.database.asOwner((queries) =>
    sql`
      select name, last_seen_at as "lastSeenAt", heard_from = last_seen_at as "wasQuiet" from gate
      where id = any(${tablets.map(({ id }) => id)}::uuid[]) order by name desc`.execute(queries),
  )
  expect(rows).toEqual([
    { name: 'Front gate', lastSeenAt: minutesLater(10), wasQuiet: true },
    { name: 'Back gate', lastSeenAt: minutesLater(10), wasQuiet: false },
  ])
})

it.each([0, 2])('keep their silence when another server, %i minutes behind, was first', async (behind) => {
  const [{ id, token }] = tablets
  const before = {
    last_seen_at: minutesLater(20),
    silent_from: minutesLater(5),
    heard_from: minutesLater(10),
  }
  const first = minutesLater(60 - behind)
  const noted = { last_seen_at: first, silent_from: before.last_seen_at, heard_from: first }
  const write = (queries: Queries, contacts: typeof before) =>
    queries.updateTable('gate').set(contacts).where('id', '=', id).execute()
  await tahi.database.asOwner((queries) => write(queries, before))
  const database = outrun(tahi.database, (queries) => write(queries, noted))
  await gatesOf({ database, clock: { now: () => minutesLater(60) }, live: tahi.live })(token)
  const kept = await tahi.database.asOwner((queries) =>
    queries
      .selectFrom('gate')
      .select(['last_seen_at', 'silent_from', 'heard_from'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  expect(kept).toEqual({ ...noted, last_seen_at: minutesLater(60) })
})

it.each(['gate.', `gate.${'a'.repeat(42)}`, `gate.${'a'.repeat(44)}`, `gate.${'é'.repeat(43)}`])(
  'are not looked up for what cannot be one: %s',
  async (token) => {
    const { lookUps, gates } = watched()
    expect(await gates(token)).toBeNull()
    expect(lookUps.count).toBe(0)
  },
)
