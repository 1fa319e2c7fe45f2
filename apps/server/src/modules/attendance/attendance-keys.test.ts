import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

let tahi: TestServer
let branch: string
let sewer: Person
beforeAll(async () => {
  tahi = await server()
  branch = await tahi.addBranch()
  sewer = await tahi.addPerson('user', branch)
})

/** As tahi_app in the branch's scope. */
const insert = (record: { branch: string; person: string }) =>
  tahi.database.asOwner(async (queries) => {
    await sql`set local role tahi_app`.execute(queries)
    await sql`select set_config('tahi.branch', ${branch}, true)`.execute(queries)
    await sql`insert into attendance (id, branch_id, person_id, day, recorded_status)
      values (gen_random_uuid(), ${record.branch}, ${record.person}, '2026-11-02', 'absent')`.execute(queries)
  })

it('keeps a record to the branch in scope and to a person that there is', async () => {
  await insert({ branch, person: sewer.id })
  await expect(insert({ branch: crypto.randomUUID(), person: sewer.id })).rejects.toThrow(
    /row-level security/,
  )
  await expect(insert({ branch, person: crypto.randomUUID() })).rejects.toThrow(/foreign key/)
})
