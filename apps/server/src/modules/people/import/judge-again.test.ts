import { randomUUID } from 'node:crypto'
import { createDepartment, judgePeopleImportAgain, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../../test/fixtures/people-branches.ts'
import { type Cells, peopleImportBy } from '../../../../test/fixtures/people-import-by.ts'
import type { Person } from '../../../../test/fixtures/server.ts'
import { workbookOf } from '../../../../test/fixtures/workbook.ts'

describe('judging an import of people again', () => {
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

  const ask = (id: string, asker = manager) =>
    office.tahi.call(asker, judgePeopleImportAgain, { body: { _id: id } })
  const judgedAgain = async (id: string) => {
    expect((await ask(id)).ok.data).toMatchObject({ state: 'reading', progress: 0 })
    return imports.until(id, ['ready', 'failed'])
  }
  const outcomes = async (id: string) =>
    (await imports.rows(id)).map(({ outcome, problems }) => [
      outcome,
      ...problems.map(({ column, problem }) => `${column}: ${problem}`),
    ])
  const header = ['User ID', 'Last Name', 'First Name', 'Email', 'Birthday', 'Department', 'Clock Number']
  const reyes = (firstName: string, rest: (string | null)[]): Cells[number] => [
    '',
    'Reyes',
    firstName,
    ...rest,
  ]
  const address = () => `${randomUUID()}@example.com`

  it('finds what was corrected meanwhile, and what was taken', async () => {
    const department = `Embroidery ${randomUUID()}`
    const taken = address()
    const { _id } = await imports.previewCells([
      header,
      reyes('Ana', [address(), '1985-05-17', department, '']),
      reyes('Bea', [taken, '1985-05-18', '', '']),
      reyes('Ana', [address(), '1985-05-17', '', '']),
    ])
    expect(await outcomes(_id)).toEqual([['bad', 'Department: unknown_department'], ['added'], ['added']])
    const { data } = (
      await office.tahi.call(office.admin, createDepartment, {
        body: { _id: 'new', departmentName: department },
      })
    ).ok
    await office.add(office.hr, { branchId: office.other, email: taken })

    const again = await judgedAgain(_id)
    expect(again).toMatchObject({ state: 'ready', rows: 3, added: 2, bad: 1, progress: 1, namesakes: 1 })
    expect(await outcomes(_id)).toEqual([['added'], ['bad', 'Email: email_taken'], ['added']])
    // The later one is the namesake now.
    expect((await imports.rows(_id)).map(({ namesake }) => namesake?.line ?? null)).toEqual([null, null, 2])

    expect(await imports.apply(_id)).toMatchObject({ state: 'imported', added: 2, bad: 1 })
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql`select first_name from person where department_id = ${data._id}`.execute(queries),
    )
    expect(rows).toEqual([{ first_name: 'Ana' }])
  })

  it('keeps what only the file can mend, and the first of two of the same', async () => {
    const { _id } = await imports.previewCells([
      header,
      [sewer.code, 'Cruz', 'Eva', '', '1985-02-30', '', '77'],
      reyes('Ana', [address(), '1985-05-17', '', '88']),
      reyes('Bea', ['no address', '1985-05-18', '', '88']),
      ['', ...Array(6).fill('')],
      ['TNT-1', '', '', '', '', '', '9'],
    ])
    const found = await outcomes(_id)
    expect(found).toEqual([
      ['bad', 'Birthday: bad_date'],
      ['added'],
      ['bad', 'Clock Number: duplicate_in_file', 'Email: bad_email'],
      ['bad', 'User ID: unknown_user_id'],
    ])
    await judgedAgain(_id)
    expect(await outcomes(_id)).toEqual(found)
  })

  it('has its changes compared with the new preview', async () => {
    const { _id } = await imports.previewCells([
      ['User ID', 'Contact'],
      [sewer.code, '0900'],
    ])
    await office.change(manager, sewer, { contact: '0911' })
    await judgedAgain(_id)
    expect((await imports.rows(_id))[0]?.changes).toEqual([
      { column: 'Contact', before: '0911', after: '0900' },
    ])
    expect(await imports.apply(_id)).toMatchObject({ changed: 1, bad: 0 })
  })

  it('leaves rows alone that were read before the faults of their cells were kept', async () => {
    const { _id } = await imports.previewCells([header, reyes('Ana', ['no address', '1985-05-17', '', ''])])
    await office.tahi.database.asOwner((queries) =>
      sql`update people_import_row set file_problems = null where import_id = ${_id}`.execute(queries),
    )
    expect(await judgedAgain(_id)).toMatchObject({ state: 'ready', bad: 1 })
  })

  it('remembers which sheet the rows are of, and what stood in their cells', async () => {
    const book = workbookOf([
      { name: 'Cover', rows: [['Our people']] },
      {
        name: 'San Isidro',
        rows: [
          ['User ID', 'City', 'Daily Rate'],
          [sewer.code, { failed: '#REF!' }, { failed: '#N/A' }],
        ],
      },
    ])
    const { _id } = await imports.preview(book)
    const sheets = { read: 'San Isidro', notRead: ['Cover'], more: 0 }
    expect(await judgedAgain(_id)).toMatchObject({ state: 'ready', bad: 1, sheets })
    expect((await imports.rows(_id))[0]?.problems).toEqual([
      { column: 'City', problem: 'failed_formula' },
      { column: 'Daily Rate', problem: 'failed_formula' },
    ])
  })

  it('is refused once it is carried out, and to anybody else', async () => {
    const { _id } = await imports.previewCells([header, reyes('Ana', [address(), '1985-05-17', '', ''])])
    expect((await ask(_id, office.hr)).status).toBe(404)
    await imports.apply(_id)
    expect((await ask(_id)).failure).toMatchObject({ code: 'conflict', msg: texts.peopleImport.notReady })
  })

  it('asked for twice is begun once', async () => {
    const { _id } = await imports.previewCells([header, reyes('Ana', [address(), '1985-05-17', '', ''])])
    const [first, second] = await Promise.all([ask(_id), ask(_id)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await imports.until(_id, ['ready'])).toMatchObject({ added: 1 })
  })
})
