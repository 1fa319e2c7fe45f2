import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Person, TestServer } from './server.ts'

/** What tests do with departments, designations and quotas behind the calls' back. */
export const structure = (tahi: TestServer) => {
  const run = <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    tahi.database.asOwner(async (queries) => (await query.execute(queries)).rows)
  return {
    run,
    async department(name: string = randomUUID()): Promise<string> {
      const id = randomUUID()
      await run(sql`insert into department (id, name) values (${id}, ${name})`)
      return id
    },
    async designation(departmentId: string, name: string): Promise<string> {
      const id = randomUUID()
      await run(
        sql`insert into designation (id, department_id, name) values (${id}, ${departmentId}, ${name})`,
      )
      return id
    },
    put: ({ id }: Person, departmentId: string | null, designationId: string | null) =>
      run(sql`
        update person set department_id = ${departmentId}::uuid, designation_id = ${designationId}::uuid
        where id = ${id}`),
    async placeOf({ id }: Person): Promise<{ department: string | null; designation: string | null }> {
      const [row] = await run(sql<{ department: string | null; designation: string | null }>`
        select department_id as department, designation_id as designation from person where id = ${id}`)
      return row ?? { department: null, designation: null }
    },
    /** A quota of 10 pieces. @returns its id */
    async quota(
      branchId: string,
      place: { department: string; designation: string },
      { day = '2026-11-18', style = 'Polo' } = {},
    ): Promise<string> {
      const id = randomUUID()
      await run(sql`
        insert into quota (id, branch_id, department_id, designation_id, style_name, target, day)
        values (${id}, ${branchId}, ${place.department}, ${place.designation}, ${style}, 10, ${day})`)
      return id
    },
    async quotaNow(
      id: string,
    ): Promise<{ department: string; designation: string; active: boolean } | undefined> {
      const [row] = await run(sql<{ department: string; designation: string; active: boolean }>`
        select department_id as department, designation_id as designation, active from quota where id = ${id}`)
      return row
    },
  }
}
