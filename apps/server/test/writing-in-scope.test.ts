import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { server } from './fixtures/server.ts'
import { type Settings, type TwoBranches, twoBranches } from './fixtures/two-branches.ts'

/** The tables whose own rows employees write, and the column of the owner. */
const employeesWrite: Record<string, string> = {
  announcement_reading: 'person_id',
  attendance: 'person_id',
  audit_entry: 'actor_id',
  content_without_file: 'uploaded_by',
  conversation: 'one_id, other_id',
  correction: 'person_id',
  file: 'uploaded_by',
  gate_punch: 'person_id',
  leave: 'person_id',
  message: 'sender_id, recipient_id',
  notification: 'person_id',
  notification_choice: 'person_id',
  person: 'id',
  person_detail: 'person_id',
  punch: 'person_id',
  push_device: 'person_id',
  quota_progress: 'person_id',
}

interface Table {
  name: string
  /** Every column that a copy of a row needs. */
  columns: string[]
  /** The columns that tahi_app may change. */
  changeable: string[]
  adds: boolean
  removes: boolean
}

/** The second lock, tried on every table. */
describe('row security on writing', () => {
  let tables: Table[]
  let company: TwoBranches

  beforeAll(async () => {
    const tahi = await server()
    company = await twoBranches(tahi)
    tables = await tahi.database.asOwner(async (queries) => {
      const { rows } = await sql<Table>`
        select class.relname as name,
          array_agg(attname::text) as columns,
          coalesce(array_agg(attname::text) filter (where has_column_privilege('tahi_app', class.oid, attnum, 'update')), '{}')
            as changeable,
          has_table_privilege('tahi_app', class.oid, 'insert') and has_table_privilege('tahi_app', class.oid, 'select')
            as adds,
          has_table_privilege('tahi_app', class.oid, 'delete') as removes
        from pg_class as class
        join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
          and attgenerated = '' and attidentity = ''
        where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
        group by class.oid, class.relname
        order by class.relname`.execute(queries)
      return rows
    })
  })

  /** The tables for which the statement wrote. */
  async function written(
    settings: Settings,
    statementFor: (table: Table) => string | false,
  ): Promise<string[]> {
    const names: string[] = []
    for (const table of tables) {
      const statement = statementFor(table)
      if (statement && (await company.attempt(settings, statement)) === 'written') names.push(table.name)
    }
    return names
  }

  /** The condition for rows that an employee may not write: other people's, and all rows of other tables. */
  const notTheirs = (name: string) =>
    name in employeesWrite ? `'${company.employee.person}' not in (${employeesWrite[name]})` : 'true'

  it("leaves what is not an employee's own as it is", async () => {
    const changed = await written(
      company.employee,
      ({ name, changeable: [column] }) =>
        column !== undefined && `update ${name} set ${column} = ${column} where ${notTheirs(name)}`,
    )
    expect(changed).toEqual([])
  })

  it("removes nothing that is not an employee's own", async () => {
    const removed = await written(
      company.employee,
      ({ name, removes }) => removes && `delete from ${name} where ${notTheirs(name)}`,
    )
    expect(removed).toEqual([])
  })

  it("adds nothing that is not an employee's own", async () => {
    const added = await written(
      company.employee,
      ({ name, columns, adds }) =>
        adds && `insert into ${name} (${columns}) select ${columns} from ${name} where ${notTheirs(name)}`,
    )
    expect(added).toEqual([])
  })

  it('moves nothing into a branch, or out of it, by those who are bound to one', async () => {
    for (const settings of [company.keeper, company.employee]) {
      const moved = await written(
        settings,
        ({ name, changeable }) =>
          changeable.includes('branch_id') && `update ${name} set branch_id = '${company.other.branch}'`,
      )
      expect(moved).toEqual([])
    }
  })

  it('adds nothing to another branch, by those who are bound to one', async () => {
    for (const settings of [company.keeper, company.employee]) {
      const added = await written(settings, ({ name, columns, adds }) => {
        const values = columns.map((column) =>
          column === 'branch_id' ? `'${company.other.branch}'` : column,
        )
        return (
          adds &&
          columns.includes('branch_id') &&
          `insert into ${name} (${columns}) select ${values} from ${name}`
        )
      })
      expect(added).toEqual([])
    }
  })
})
