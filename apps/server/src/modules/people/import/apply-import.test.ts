import { randomUUID } from 'node:crypto'
import { applyPeopleImport, listPeople, listPersonRecords, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../../test/fixtures/people-branches.ts'
import { type Cells, peopleImportBy } from '../../../../test/fixtures/people-import-by.ts'
import { type Person, usualNow } from '../../../../test/fixtures/server.ts'
import { mailsTo } from '../../../../test/fixtures/visitor.ts'
import { momentOf } from '../../../platform/clock.ts'
import { noteWritten } from '../../../platform/imports/show-progress.ts'
import { toNobody } from '../../../platform/live/announcer.ts'
import { Mails } from '../../../platform/mail/mails.ts'
import { scopeOf } from '../../../platform/scope.ts'
import { Sessions } from '../../identity/index.ts'
import { importTables } from './import-tables.ts'
import { writePeople } from './write-people.ts'

describe('carrying out an import of people', () => {
  let office: PeopleBranches
  let manager: Person
  let sewer: Person
  let imports: ReturnType<typeof peopleImportBy>

  beforeEach(async () => {
    office = await openPeopleBranches()
    manager = office.manager
    sewer = office.sewer
    imports = peopleImportBy(office.tahi, manager)
  })

  const newPeople = (count: number): Cells => [
    ['Last Name', 'First Name', 'Email', 'Birthday', 'Daily Rate', 'Hourly Overtime Rate', 'Rates From'],
    ...Array.from({ length: count }, (_, index) => [
      ...['Reyes', `Lorna ${index}`, `${randomUUID()}@example.com`, '1985-05-17', 500.5, 78, '2026-11-01'],
    ]),
  ]
  const carriedOut = async (cells: Cells) => imports.apply((await imports.previewCells(cells))._id)
  const find = async (search: string) =>
    (await office.tahi.call(manager, listPersonRecords, { query: { search } })).ok.data
  const codes = async () => (await find('Lorna')).map(({ userId }) => userId)

  it('adds people with the birthday as first password, rates and audit', async () => {
    expect(await carriedOut(newPeople(3))).toMatchObject({ state: 'imported', added: 3, bad: 0, progress: 1 })
    const [first, ...others] = await find('Lorna')
    expect(others).toHaveLength(2)
    if (!first) throw new Error('Nobody was added')
    const id = first._id
    expect(first.userId).toMatch(/^EMP-\d{5}$/)
    expect(await office.read(manager, { id })).toMatchObject({
      branchId: office.branch,
      role: 'user',
      birthday: '1985-05-17',
      rates: [{ from: '2026-11-01', dailyRate: 500.5, overRate: 78 }],
    })
    const signedIn = await office.signIn(first.userId, '1985-05-17')
    const added: Person = { ...sewer, id, token: signedIn.ok.token }
    const refused = await office.tahi.call(added, listPeople, { query: {} })
    expect(refused.failure.code).toBe('password_change_required')
    expect((await office.trailOf({ id })).map(({ action, actor }) => [action, actor])).toEqual([
      ['person.add', manager.id],
      ['person.set-rate', manager.id],
    ])
  })

  it('doubles nobody when it is repeated, as an import or as a file', async () => {
    const cells = newPeople(2)
    const { _id } = await imports.previewCells(cells)
    const apply = () => office.tahi.call(manager, applyPeopleImport, { body: { _id } })
    expect((await Promise.all([apply(), apply(), apply()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    await imports.until(_id, ['imported'])
    const before = await codes()
    expect(before).toHaveLength(2)
    expect(await imports.apply(_id)).toMatchObject({ state: 'imported', added: 2 })
    expect(await codes()).toEqual(before)

    const again = await imports.previewCells(cells)
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2, bad: 0 })
    await imports.apply(again._id)
    expect(await codes()).toEqual(before)
  })

  it('takes an edited export back: exactly the edited cells change', async () => {
    await office.change(manager, sewer, {
      departmentId: office.department,
      designationId: office.designation,
      birthday: '1990-05-17',
      gender: 'female',
      contact: '0900',
      address: { city: 'Angat', zipcode: '3012' },
      dailyRate: 500.5,
      overRate: 78,
      ratesFrom: '2026-01-01',
    })
    const present = await office.read(manager, sewer)
    const [titles = [], row = []] = await imports.exported()
    const edited = (changes: Record<string, string | number>) =>
      titles.map((title, index) => changes[String(title)] ?? row[index] ?? null)
    const cells = [titles, edited({ City: 'Pandi', 'Daily Rate': 600, Contact: '' })]
    const { _id, ratesReplaced } = await imports.previewCells(cells)
    expect(ratesReplaced).toBe(1)
    expect((await imports.rows(_id))[0]?.changes).toEqual([
      { column: 'City', before: 'Angat', after: 'Pandi' },
      { column: 'Daily Rate', before: '500.50', after: '600.00' },
      { column: 'Rates From', before: '2026-01-01', after: '2026-01-01' },
    ])
    await imports.apply(_id)
    const { address, version, ...rest } = present
    expect(await office.read(manager, sewer)).toEqual({
      ...rest,
      address: { ...address, city: 'Pandi' },
      dailyRate: 600,
      rates: [{ from: '2026-01-01', dailyRate: 600, overRate: 78 }],
      version: version + 1,
    })
    expect((await office.trailOf(sewer)).slice(-2)).toMatchObject([
      { action: 'person.set-rate', before: { dailyRate: 500.5 }, after: { dailyRate: 600 } },
      { action: 'person.change', before: { city: 'Angat' }, after: { city: 'Pandi' } },
    ])
    expect(await imports.previewCells(cells)).toMatchObject({ unchanged: 1, changed: 0, bad: 0 })
  })

  it('gives a raise from the day that stands in Rates From, and keeps the rate before', async () => {
    await office.change(manager, sewer, { dailyRate: 500, overRate: 78, ratesFrom: '2026-01-01' })
    const cells = [
      ['User ID', 'Daily Rate', 'Rates From'],
      [sewer.code, 600, '2026-12-01'],
    ]
    const { _id, ratesReplaced } = await imports.previewCells(cells)
    expect(ratesReplaced).toBe(0)
    expect((await imports.rows(_id))[0]?.changes).toEqual([
      { column: 'Daily Rate', before: '500.00', after: '600.00' },
      { column: 'Rates From', before: '2026-01-01', after: '2026-12-01' },
    ])
    await imports.apply(_id)
    expect((await office.read(manager, sewer)).rates).toEqual([
      { from: '2026-12-01', dailyRate: 600, overRate: 78 },
      { from: '2026-01-01', dailyRate: 500, overRate: 78 },
    ])
    expect(await imports.previewCells(cells)).toMatchObject({ unchanged: 1 })
  })

  it('leaves what changed since the preview, names it, and writes the rest', async () => {
    const { tahi, other } = office
    const [second, third, moved] = [
      await tahi.addPerson('user', office.branch),
      await tahi.addPerson('user', office.branch),
      await tahi.addPerson('user', office.branch),
    ]
    const email = `${randomUUID()}@example.com`
    const newcomer = ['', 'Reyes', 'Nena', email, '1985-05-17', '', '']
    const row = ({ code }: Person) => [code, '', '', '', '', 'Angat', '0900']
    const { _id, added, changed } = await imports.previewCells([
      ['User ID', 'Last Name', 'First Name', 'Email', 'Birthday', 'City', 'Contact'],
      ...[row(sewer), row(second), row(third), row(moved), newcomer],
    ])
    expect({ added, changed }).toEqual({ added: 1, changed: 4 })
    await office.change(manager, sewer, { contact: '0911' })
    await office.change(manager, second, { address: { city: 'Angat' }, contact: '0900' })
    await office.change(office.hr, moved, { branchId: other })
    await office.add(office.hr, { branchId: other, email })

    expect(await imports.apply(_id)).toMatchObject({ added: 0, changed: 1, unchanged: 1, bad: 3 })
    const rows = await imports.rows(_id)
    expect(rows.map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ['bad', [{ column: 'Contact', problem: 'changed_meanwhile' }]],
      ['unchanged', []],
      ['changed', []],
      ['bad', [{ column: 'User ID', problem: 'other_branch' }]],
      ['bad', [{ column: 'Email', problem: 'email_taken' }]],
    ])
    expect(await office.read(manager, sewer)).toMatchObject({ contact: '0911', address: { city: '' } })
    expect(await office.read(manager, third)).toMatchObject({ contact: '0900', address: { city: 'Angat' } })
    expect(await office.read(office.hr, moved)).toMatchObject({ contact: '' })
  })

  it('moves people between branches for those who may, with their rates', async () => {
    await office.tahi.addRate(sewer, '2026-01-01', 50_000, 7_800)
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql<{ name: string }>`select name from branch where id = ${office.other}`.execute(queries),
    )
    const hr = peopleImportBy(office.tahi, office.hr)
    const { _id } = await hr.previewCells([
      ['User ID', 'Branch'],
      [sewer.code, rows[0]?.name ?? ''],
    ])
    expect(await hr.apply(_id)).toMatchObject({ changed: 1, bad: 0 })
    expect(await office.read(office.hr, sewer)).toMatchObject({ branchId: office.other, dailyRate: 500 })
    const rates = await office.tahi.database.asOwner((queries) =>
      sql`select branch_id from pay_rate where person_id = ${sewer.id}`.execute(queries),
    )
    expect(rates.rows).toEqual([{ branch_id: office.other }])
  })

  it('ends the session of somebody who signs in elsewhere in the new role', async () => {
    const admin = peopleImportBy(office.tahi, office.admin)
    const second = await office.tahi.addPerson('manager', office.branch)
    expect((await office.tahi.call(second, listPersonRecords, { query: {} })).status).toBe(200)
    const { _id } = await admin.previewCells([
      ['User ID', 'Account Access'],
      [second.code, 'Employee'],
    ])
    await admin.apply(_id)
    expect((await office.tahi.call(second, listPersonRecords, { query: {} })).status).toBe(401)
  })

  it('lets an employee who gets the console choose a password by mail', async () => {
    const admin = peopleImportBy(office.tahi, office.admin)
    const { _id } = await admin.previewCells([
      ['User ID', 'Account Access'],
      [sewer.code, 'HR Admin'],
    ])
    expect(await admin.apply(_id)).toMatchObject({ changed: 1, bad: 0 })
    expect(await mailsTo(office.tahi, `${sewer.id}@example.com`)).toMatchObject([
      { subject: texts.letters.choosePassword.reasons.promotion.subject },
    ])
  })

  it('gives who is made an employee again before choosing one the birthday', async () => {
    const birthday = '1991-02-03'
    await office.change(office.admin, sewer, { role: 'manager', birthday })
    const admin = peopleImportBy(office.tahi, office.admin)
    const { _id } = await admin.previewCells([
      ['User ID', 'Account Access', 'Department', 'Designation'],
      [sewer.code, 'Employee', '', ''],
    ])
    expect(await admin.apply(_id)).toMatchObject({ changed: 1, bad: 0 })
    expect((await office.signIn(sewer.code, birthday)).status).toBe(200)
  })

  it('does not make a User ID that another row of the file names', async () => {
    await carriedOut(newPeople(1))
    const [last = ''] = await codes()
    const next = `EMP-${String(Number(last.slice(4)) + 1).padStart(5, '0')}`
    const [titles = [], ...rows] = newPeople(2)
    const cells = [
      ['User ID', ...titles],
      ['', ...(rows[0] ?? [])],
      [next, ...(rows[1] ?? [])],
    ]
    expect(await carriedOut(cells)).toMatchObject({ added: 2, bad: 0 })
    expect(new Set(await codes()).size).toBe(3)
    expect(await codes()).toContain(next)
  })

  it('forgets what was written, and keeps what is bad', async () => {
    const [titles = [], row = []] = newPeople(1)
    const { _id } = await imports.previewCells([titles, row, ['Cruz', 'Eva', 'no address', '', '', '', '']])
    await imports.apply(_id)
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql`select cells, changes, cardinality(raw) as raw from people_import_row
        where import_id = ${_id} order by line`.execute(queries),
    )
    expect(rows).toEqual([
      { cells: {}, changes: [], raw: 0 },
      { cells: { lastName: 'Cruz', firstName: 'Eva', email: 'no address' }, changes: [], raw: 7 },
    ])
  })

  it('leaves another file that waits as it is', async () => {
    const cells = newPeople(2)
    const [first, waiting] = [await imports.previewCells(cells), await imports.previewCells(cells)]
    await imports.apply(first._id)
    const rows = await imports.rows(first._id)
    expect(await imports.read(waiting._id)).toEqual(waiting)
    expect(await imports.apply(waiting._id)).toMatchObject({ state: 'imported', added: 0 })
    expect(await imports.rows(first._id)).toEqual(rows)
  })

  it('refuses what failed to be read', async () => {
    const failed = await imports.preview('Name,Amount\nAna,5')
    const answer = await office.tahi.call(manager, applyPeopleImport, { body: { _id: failed._id } })
    expect(answer.failure).toMatchObject({ code: 'conflict', msg: texts.peopleImport.notReady })
  })

  /** Writes an import of changes, as `applyImport` does once it has hashed. */
  const write = (id: string, onProgress = (_: number) => {}) => {
    const { database, clock } = office.tahi
    const asked = {
      scope: scopeOf({ personId: manager.id, role: 'manager', branchId: manager.branchId }),
      actor: { personId: manager.id, name: 'HR', address: 'test', requestId: 'test' },
      moment: momentOf(clock.now(), 'Asia/Manila'),
      announcer: toNobody,
    }
    const means = {
      sessions: new Sessions(database, clock),
      mails: new Mails(),
      config: { webAddress: 'http://127.0.0.1:3000' },
      unchosen: new Set<string>(),
      hashes: new Map(),
      onProgress,
    }
    return database.work(asked, (work) => writePeople(work, means, id))
  }
  const changes = (): Cells => [
    ['User ID', 'Contact'],
    [sewer.code, '0900'],
  ]

  it('is not carried on by somebody who works in another branch by then', async () => {
    const { _id } = await imports.previewCells(changes())
    const elsewhere = await office.tahi.addBranch()
    await office.tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ branch_id: elsewhere }).where('id', '=', manager.id).execute(),
    )
    await expect(write(_id)).rejects.toThrow(texts.signIn.ended)
  })

  it('gives signs of life, and is well when it ends, also when it was taken for left meanwhile', async () => {
    const { tahi } = office
    const { _id } = await imports.previewCells(changes())
    await tahi.database.asOwner((queries) =>
      sql`update people_import set state = 'failed', message = 'The server was restarted meanwhile'
        where id = ${_id}`.execute(queries),
    )
    const written: number[] = []
    await write(_id, (rows) => written.push(rows))
    expect(written).toEqual([1])
    expect(await imports.read(_id)).toMatchObject({ state: 'imported', changed: 1, msg: null })
  })

  it('notes a sign of life only while it is being written, and nothing that it is past', async () => {
    const { database } = office.tahi
    const { _id } = await imports.previewCells(changes())
    const noted = async (state: string) => {
      await database.asOwner((queries) =>
        sql`update people_import set state = ${state}, checked = 5, touched_at = ${usualNow}
          where id = ${_id}`.execute(queries),
      )
      for (const checked of [7, 6])
        await database.asOwner((queries) => noteWritten(queries, importTables, _id, checked))
      const { rows } = await database.asOwner((queries) =>
        sql`select checked, touched_at <> ${usualNow} as touched from people_import where id = ${_id}`.execute(
          queries,
        ),
      )
      return rows[0]
    }
    expect(await noted('imported')).toEqual({ checked: 5, touched: false })
    expect(await noted('importing')).toEqual({ checked: 7, touched: true })
  })

  it('writes all rows or none', async () => {
    const { _id } = await imports.previewCells(newPeople(2))
    await office.tahi.database.asOwner((queries) =>
      sql`update people_import_row set cells = jsonb_set(cells, '{dailyRate}', '"much"')
        where import_id = ${_id} and line = 3`.execute(queries),
    )
    expect(await imports.apply(_id)).toMatchObject({
      state: 'ready',
      msg: expect.stringContaining(texts.peopleImport.nothingWritten),
    })
    expect(await codes()).toEqual([])
  })
})
