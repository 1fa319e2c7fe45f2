import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { toNobody } from '../src/platform/live/announcer.ts'
import { scopeOf } from '../src/platform/scope.ts'
import { fillBranch } from './fixtures/filled-branch.ts'
import { fillHeadOffice } from './fixtures/filled-head-office.ts'
import { type Person, server, type TestServer } from './fixtures/server.ts'
import { listTables, type Table } from './fixtures/tables.ts'

/** Tables that only the owner reads: tahi_app has no rights on them. */
const ownersAlone = [
  'push_outbox',
  'credential',
  'session',
  'sign_in_failure',
  'schema_migration',
  'secret',
  'mail',
  'mail_request',
  'registration',
  'password_reset',
  'gate_pin',
  'former_gate_pin',
]

/** Visible to everybody signed in, of any branch. */
const companyWide = ['company', 'department', 'designation']

/** Visible only to the person in this column, or to the two people in these columns. */
const personal: Record<string, string> = {
  file: 'uploaded_by',
  content_without_file: 'uploaded_by',
  people_import: 'created_by',
  people_import_row: 'created_by',
  notification: 'person_id',
  notification_choice: 'person_id',
  push_device: 'person_id',
  conversation: 'one_id, other_id',
  message: 'sender_id, recipient_id',
}

/** Tables whose rows without a branch are visible in every branch, and why; in other tables only head office sees them. */
const forEveryBranch: Record<string, string> = {
  announcement: 'it is posted to all branches (C2)',
  document: 'it is kept for all branches (C2)',
}

const elsewhere = [...ownersAlone, ...companyWide, ...Object.keys(personal)]

describe('row security', () => {
  let tahi: TestServer
  let tables: Table[]
  let branch: string
  let other: string
  let person: string
  let manager: Person

  beforeAll(async () => {
    tahi = await server()
    const own = await fillBranch(tahi, 'Own')
    branch = own.branch
    person = own.ids.person
    other = (await fillBranch(tahi, 'Other')).branch
    manager = await tahi.addPerson('manager', branch)
    await fillHeadOffice(tahi, 'Head')
    tables = await listTables(tahi.database)
  })

  /** Counts rows as tahi_app, with a branch's settings or with none. */
  const count = (table: Table, settings: { branch: string; person?: string } | null, condition = 'true') =>
    tahi.database.asOwner(async (queries) => {
      await sql`set local role tahi_app`.execute(queries)
      if (settings)
        await sql`select set_config('tahi.branch', ${settings.branch}, true),
          set_config('tahi.person', ${settings.person ?? ''}, true)`.execute(queries)
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table.name)} where ${sql.raw(condition)}`.execute(queries)
      return rows[0]?.count ?? 0
    })

  it('is on for every table, with a policy for each that tahi_app may read', () => {
    for (const { name, secured, policies } of tables) {
      expect(secured, name).toBe(true)
      if (!ownersAlone.includes(name)) expect(policies, name).toBeGreaterThan(0)
    }
  })

  it('shows nothing to a transaction that forgot its scope', async () => {
    for (const table of tables.filter(({ name }) => !ownersAlone.includes(name)))
      expect(await count(table, null), table.name).toBe(0)
  })

  it("shows a branch's settings that branch alone", async () => {
    for (const table of tables.filter(({ name }) => !elsewhere.includes(name))) {
      const column = table.branchColumn
      expect(column, `${table.name} has no branch`).not.toBeNull()
      const settings = { branch, person: manager.id }
      expect(await count(table, settings), `${table.name}, own`).toBeGreaterThan(0)
      const foreign = `${column} is distinct from '${branch}'`
      const known = table.name in forEveryBranch ? `${column} is null` : 'false'
      expect(await count(table, settings, `${foreign} and not (${known})`), `${table.name}, foreign`).toBe(0)
    }
  })

  it('is tried with a row without a branch where there may be one, which every branch knows if it is for all', async () => {
    for (const table of tables.filter(({ branchMayBeNull }) => branchMayBeNull)) {
      const reader = table.name in forEveryBranch ? branch : 'all'
      expect(await count(table, { branch: reader }, 'branch_id is null'), table.name).toBeGreaterThan(0)
    }
  })

  it('shows who left a branch to those who keep its records, and to nobody else there; and them its name', async () => {
    const [left, third] = [await tahi.addBranch(), await tahi.addBranch()]
    const mover = await tahi.addPerson('user', other)
    await tahi.database.asOwner((queries) =>
      sql`insert into former_member (branch_id, person_id, left_on) values (${left}, ${mover.id}, '2026-11-01')`.execute(
        queries,
      ),
    )
    const sees = async (table: string, id: string, settings: Record<'branch' | 'person' | 'own', string>) =>
      tahi.database.asOwner(async (queries) => {
        await sql`set local role tahi_app`.execute(queries)
        for (const [name, value] of Object.entries(settings))
          await sql`select set_config(${`tahi.${name}`}, ${value}, true)`.execute(queries)
        const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(queries)
        return rows.length === 1
      })
    const somebody = randomUUID()
    const keeper = { branch: left, person: somebody, own: 'off' }
    expect(await sees('person', mover.id, keeper)).toBe(true)
    expect(await sees('person', mover.id, { ...keeper, own: 'on' })).toBe(false)
    expect(await sees('person', mover.id, { ...keeper, branch: third })).toBe(false)
    const self = { branch: other, person: mover.id, own: 'on' }
    expect(await sees('branch', left, self)).toBe(true)
    expect(await sees('branch', third, self)).toBe(false)
    expect(await sees('branch', left, { ...self, person: somebody })).toBe(false)

    // What a removed branch owed somebody of head office, another one has taken over.
    const promoted = await tahi.addPerson('act', null)
    await tahi.database.asOwner((queries) =>
      sql`update person set last_branch_id = ${left}, left_branch_on = '2026-11-01' where id = ${promoted.id}`.execute(
        queries,
      ),
    )
    expect(await sees('person', promoted.id, keeper)).toBe(true)
    expect(await sees('person', promoted.id, { ...keeper, own: 'on' })).toBe(false)
    expect(await sees('person', promoted.id, { ...keeper, branch: third })).toBe(false)
  })

  it('shows a person what is theirs alone, even in head office', async () => {
    for (const [name, column] of Object.entries(personal)) {
      const table = tables.find((candidate) => candidate.name === name)
      if (!table) throw new Error(`There is no table ${name}.`)
      for (const settings of [
        { branch, person },
        { branch: 'all', person },
      ]) {
        expect(await count(table, settings), `${name}, own`).toBeGreaterThan(0)
        expect(await count(table, settings, `'${person}' not in (${column})`), `${name}, foreign`).toBe(0)
      }
    }
  })

  it('refuses tahi_app the tables that hold secrets', async () => {
    for (const table of tables.filter(({ name }) => ownersAlone.includes(name)))
      for (const settings of [null, { branch: 'all' }])
        await expect(count(table, settings), table.name).rejects.toThrow(/permission denied/)
  })

  it('refuses to write into another branch', async () => {
    const context = {
      scope: scopeOf({ personId: manager.id, role: 'manager', branchId: branch }),
      actor: { personId: manager.id, name: 'M', address: 'test', requestId: 'test' },
      moment: { now: tahi.clock.now(), today: '2026-11-18', time: 600, timeZone: 'Asia/Manila' },
      announcer: toNobody,
    }
    const intruding = tahi.database.work(context, ({ queries }) =>
      queries
        .insertInto('attendance')
        .values({
          id: randomUUID(),
          branch_id: other,
          person_id: manager.id,
          day: '2026-11-01',
          recorded_status: 'present',
        })
        .execute(),
    )
    await expect(intruding).rejects.toThrow(/row-level security/)
  })

  it('keeps the audit trail as it was written', async () => {
    const change = tahi.database.asOwner((queries) =>
      sql`update audit_entry set reason = 'none'`.execute(queries),
    )
    await expect(change).rejects.toThrow(/never changed/)
  })
})
