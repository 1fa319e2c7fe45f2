import { randomUUID } from 'node:crypto'
import { createQuota, createQuotaProgress, type Input, type Quota } from '@tahi/contract'
import { sql } from 'kysely'
import { type Person, server, type TestServer } from './server.ts'

/** The day of the tests' clock. */
export const today = '2026-11-18'

/** A branch with its HR Admin and a designation that has quotas. */
export interface SewingLine {
  readonly tahi: TestServer
  readonly branch: string
  readonly manager: Person
  readonly department: string
  readonly designation: string
  /** A further designation of a department. @returns its id */
  addDesignation(department?: string): Promise<string>
  /** An employee of the line's designation, or of another. */
  hire(lastName?: string, designation?: string): Promise<Person>
  /** A quota of today for 100 pieces, unless told otherwise. */
  addQuota(fields?: Partial<Input<typeof createQuota>['body']>): Promise<Quota>
  report(as: Person, entry: Input<typeof createQuotaProgress>['body']): ReturnType<TestServer['call']>
  /** As the owner: what a test needs that no call gives. */
  run(statement: ReturnType<typeof sql>): Promise<void>
}

export async function openSewingLine(): Promise<SewingLine> {
  const tahi = await server()
  const branch = await tahi.addBranch()
  const manager = await tahi.addPerson('manager', branch)
  const department = randomUUID()
  const run: SewingLine['run'] = async (statement) => {
    await tahi.database.asOwner((queries) => statement.execute(queries))
  }
  await run(sql`insert into department (id, name) values (${department}, ${`Sewing ${department}`})`)
  const addDesignation: SewingLine['addDesignation'] = async (of = department) => {
    const id = randomUUID()
    await run(sql`insert into designation (id, department_id, name) values (${id}, ${of}, ${`Sewer ${id}`})`)
    return id
  }
  const designation = await addDesignation()
  return {
    tahi,
    branch,
    manager,
    department,
    designation,
    addDesignation,
    run,
    async hire(lastName = 'Santos', of = designation) {
      const person = await tahi.addPerson('user', branch, { lastName })
      await run(
        sql`update person set department_id = ${department}, designation_id = ${of} where id = ${person.id}`,
      )
      return person
    },
    async addQuota(fields = {}) {
      const usual = { departmentId: department, designationId: designation, target: 100, date: today }
      const body = { ...usual, styleName: `Polo ${randomUUID().slice(0, 6)}`, ...fields }
      return (await tahi.call(manager, createQuota, { body })).ok.data
    },
    report: (as, body) => tahi.call(as, createQuotaProgress, { body }),
  }
}
