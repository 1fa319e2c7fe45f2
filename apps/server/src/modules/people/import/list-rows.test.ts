import {
  exportPeopleImportProblems,
  limits,
  listPeopleImportRows,
  readPeopleImport,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { openPeopleBranches, type PeopleBranches } from '../../../../test/fixtures/people-branches.ts'
import { type Cells, peopleImportBy } from '../../../../test/fixtures/people-import-by.ts'
import type { Person } from '../../../../test/fixtures/server.ts'
import { readPeopleFile } from './people-file.ts'

describe('the rows of an import of people', () => {
  let office: PeopleBranches
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    office = await openPeopleBranches()
    manager = office.manager
    sewer = office.sewer
  })

  const by = (person: Person) => peopleImportBy(office.tahi, person)

  it('is seen by nobody but who uploaded it', async () => {
    const { _id } = await by(manager).previewCells([
      ['User ID', 'City'],
      [sewer.code, 'Angat'],
    ])
    const { tahi } = office
    for (const person of [office.admin, office.hr]) {
      expect((await tahi.call(person, readPeopleImport, { params: { id: _id } })).status).toBe(404)
      const rows = await tahi.call(person, listPeopleImportRows, { params: { id: _id }, query: {} })
      expect(rows.status).toBe(404)
    }
    for (const person of [office.act, sewer])
      expect((await office.tahi.call(person, readPeopleImport, { params: { id: _id } })).status).toBe(403)
  })

  it('pages and filters its rows', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => [index === 0 ? sewer.code : `NO-${index}`, 'Angat'])
    const { _id, bad, changed, problems } = await by(manager).previewCells([['User ID', 'City'], ...rows])
    expect({ bad, changed, problems }).toEqual({
      bad: 11,
      changed: 1,
      problems: [{ problem: 'unknown_user_id', rows: 11 }],
    })
    const query = { outcome: 'bad', page: 2, pageSize: 5, sort: '-line' } as const
    const { ok } = await office.tahi.call(manager, listPeopleImportRows, { params: { id: _id }, query })
    expect(ok).toMatchObject({ total: 11, page: 2, pageSize: 5 })
    expect(ok.data.map(({ line }) => line)).toEqual([8, 7, 6, 5, 4])
  })

  it('sorts its rows by name as a reader looks for it', async () => {
    const names = ['Navarro', 'Ñuñez', 'Ocampo'].toReversed()
    const { _id } = await by(manager).previewCells([
      ['User ID', 'Last Name', 'First Name'],
      ...names.map((lastName, index) => [`NO-${index}`, lastName, 'Ana']),
    ])
    const query = { sort: 'name' } as const
    const { ok } = await office.tahi.call(manager, listPeopleImportRows, { params: { id: _id }, query })
    expect(ok.data.map(({ line }) => line)).toEqual([4, 3, 2])
  })

  it('gives the bad rows back to be mended', async () => {
    const { _id } = await by(manager).preview(
      `User ID,Birthday,City,Problem\nNOBODY,5/17/1985,Angat,old\n${sewer.code},5/18/1985,Angat,\n`,
    )
    const { raw, headers } = await office.tahi.call(manager, exportPeopleImportProblems, {
      params: { id: _id },
    })
    expect(headers['content-disposition']).toContain('employee-problems.xlsx')
    const cells = (await readSheet(raw)) as unknown as Cells
    expect(cells).toEqual([
      ['User ID', 'Birthday', 'City', 'Problem'],
      ['NOBODY', '1985-05-17', 'Angat', expect.stringContaining('Email: A new person needs this')],
    ])
    const mended = cells.map((row) => row.map((cell) => (cell === 'NOBODY' ? sewer.code : cell)))
    expect(await by(manager).previewCells(mended)).toMatchObject({ changed: 1, bad: 0 })
  })

  it('gives back the 0 that a spreadsheet program has dropped', async () => {
    const { _id } = await by(manager).preview('User ID,Contact,Zip Code\nNOBODY,9171112222,400\n')
    const { raw } = await office.tahi.call(manager, exportPeopleImportProblems, { params: { id: _id } })
    const [, bad] = (await readSheet(raw)) as unknown as Cells
    expect(bad?.slice(0, 3)).toEqual(['NOBODY', '09171112222', '0400'])
  })

  it('gives back a date that may be either way round so that no file reads it by itself', async () => {
    const { _id } = await by(manager).preview(
      ['User ID,Birthday', `${sewer.code},25/12/1990`, 'NO-1,12/25/1990', 'NO-2,05/11/1998'].join('\n'),
    )
    const { raw } = await office.tahi.call(manager, exportPeopleImportProblems, { params: { id: _id } })
    const [head = [], ...bad] = (await readSheet(raw)) as unknown as Cells
    expect(bad.map(([code, birthday]) => [code, birthday])).toEqual([
      ['NO-1', '1990-12-25'],
      ['NO-2', '05/11/1998 ?'],
    ])
    const again = await by(manager).previewCells([head, [sewer.code, ...(bad[1]?.slice(1) ?? [])]])
    expect(again).toMatchObject({ changed: 0, bad: 1 })
  })

  it('says why a file is none', async () => {
    for (const [content, msg] of [
      ['Name,Amount\nAna,5', texts.peopleImport.noColumns([])],
      ['Surname,Birthday\nSantos,1985-05-17', texts.peopleImport.noColumns(['lastName', 'birthday'])],
      ['PK but no zip', texts.imports.unreadable],
      ['User ID,Daily Rate,Daily Rate\nE1,500,600', texts.peopleImport.repeatedColumn('Daily Rate')],
      ['', texts.peopleImport.noColumns([])],
      ['User ID,City\n,\n', texts.imports.noRows],
      ['%PDF-1.7', texts.imports.unreadable],
      ['User ID,City,State\nE1,"Angat,\nE2,Baliwag,Bulacan', texts.imports.hiddenRows(2)],
    ] as const)
      expect(await by(manager).preview(content || ' ')).toMatchObject({ state: 'failed', msg })
    const text = (value: string) => ({ value, type: String })
    const turned = await writeExcelFile([
      [text('User ID'), text('Birthday')],
      [text(sewer.code), { value: new Date('1998-05-11T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' }],
      [text('NOBODY'), text('25/12/1990')],
    ]).toBuffer()
    const msg = texts.peopleImport.turnedDates
    expect(await by(manager).preview(turned)).toMatchObject({ state: 'failed', msg })
  })

  it('reads one file of a person at a time, and others of others', async () => {
    const file = `User ID,City
${sewer.code},Angat
`
    const { _id } = await by(manager).preview(file)
    const become = (state: string) =>
      office.tahi.database.asOwner((queries) =>
        sql`update people_import set state = ${state} where id = ${_id}`.execute(queries),
      )
    await become('reading')
    const { status, body } = await by(manager).send(file)
    expect([status, body.msg]).toEqual([409, texts.imports.oneAtATime])
    expect((await by(office.hr).preview(file)).state).toBe('ready')
    await become('ready')
    expect((await by(manager).preview(file)).state).toBe('ready')
  })

  it('keeps little of a row that a small file repeats long texts in', async () => {
    const row = ['E1', ...Array(59).fill('x'.repeat(500))].join(',')
    const file = await readPeopleFile({ content: Buffer.from(`User ID,City\n${row}\n`) })
    if ('problem' in file) throw new Error(file.problem)
    expect(file.chunks.join('').length).toBeLessThan(4_000)
  })

  it('takes so many rows and no more', async () => {
    const file = (rows: number) => Buffer.from(`User ID,City\n${'E1,Angat\n'.repeat(rows)}`)
    expect(await readPeopleFile({ content: file(limits.peopleImportRows) })).toMatchObject({
      rows: limits.peopleImportRows,
    })
    expect(await readPeopleFile({ content: file(limits.peopleImportRows + 1) })).toEqual({
      problem: texts.peopleImport.tooManyRows,
    })
  })
})
