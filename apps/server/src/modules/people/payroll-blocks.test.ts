import { effectiveOn, payrollBlocks } from '@tahi/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { server } from '../../../test/fixtures/server.ts'
import { blocksOf, isBlocked } from './payroll-blocks.ts'

const today = '2026-11-18'

/** A person's daily rates in centavos: none, a future one, a current one, and 0 before or after one. */
const dailyRates = [
  [],
  [{ from: '2026-11-19', dailyRate: 50_000 }],
  [{ from: today, dailyRate: 50_000 }],
  [
    { from: '2026-01-01', dailyRate: 50_000 },
    { from: today, dailyRate: 0 },
  ],
  [
    { from: '2026-01-01', dailyRate: 0 },
    { from: today, dailyRate: 50_000 },
  ],
]

it('what blocks payroll is what an active employee lacks, for every combination', async () => {
  const tahi = await server()
  const branch = await tahi.addBranch()
  const [department, designation] = [crypto.randomUUID(), crypto.randomUUID()]
  await tahi.database.asOwner(async (queries) => {
    await sql`insert into department (id, name) values (${department}, ${department})`.execute(queries)
    await sql`insert into designation (id, department_id, name)
      values (${designation}, ${department}, ${designation})`.execute(queries)
  })
  const cases = ['user', 'manager'].flatMap((role) =>
    [true, false].flatMap((active) =>
      [null, '1990-05-01'].flatMap((birthday) =>
        [null, designation].flatMap((designationId) =>
          dailyRates.map((rates) => ({
            role: role as 'user' | 'manager',
            active,
            birthday,
            designationId,
            rates,
          })),
        ),
      ),
    ),
  )
  for (const { role, active, birthday, designationId, rates } of cases) {
    const person = await tahi.addPerson(role, branch)
    for (const { from, dailyRate } of rates) await tahi.addRate(person, from, dailyRate, 7_000)
    const blocks = payrollBlocks.map((block) => sql`${isBlocked(block, today)} as ${sql.ref(block)}`)
    const [found] = await tahi.database.asOwner(async (queries) => {
      await sql`update person set active = ${active}, designation_id = ${designationId}
        where id = ${person.id}`.execute(queries)
      await sql`update person_detail set birthday = ${birthday} where person_id = ${person.id}`.execute(
        queries,
      )
      const { rows } = await sql<Record<string, unknown>>`
        select ${blocksOf(today)} as all, ${isBlocked('any', today)} as any, ${sql.join(blocks)}
        from person where id = ${person.id}`.execute(queries)
      return rows
    })
    const lacks = {
      no_rate: !effectiveOn(rates, today)?.dailyRate,
      no_birthday: birthday === null,
      no_designation: designationId === null,
    }
    const expected = active && role === 'user' ? payrollBlocks.filter((block) => lacks[block]) : []
    expect(found, JSON.stringify({ role, active, birthday, designationId, rates })).toEqual({
      all: expected,
      any: expected.length > 0,
      ...Object.fromEntries(payrollBlocks.map((block) => [block, expected.includes(block)])),
    })
  }
})
