import { limits, texts } from '@tahi/contract'
import { describe, expect, it } from 'vitest'
import { container } from '../../../../test/fixtures/upload.ts'
import { writeSheet } from '../../../platform/spreadsheets/write-sheet.ts'
import { type ClockFile, readClockFile } from './clock-file.ts'
import type { DateOrderOfFiles } from './date-orders.ts'

const read = (content: string | Buffer, earlier: readonly DateOrderOfFiles[] = []) =>
  readClockFile({ content: Buffer.from(content), today: '2026-11-18', earlier })

const rowsOf = (file: ClockFile | { problem: string }) => {
  if ('problem' in file) throw new Error(file.problem)
  return file.chunks.flatMap((chunk) => JSON.parse(chunk) as Record<string, unknown>[])
}

const day = { code: 'E1', day: '2026-11-02', time_in: 480, time_out: 1020, problem: null }

describe("a clock's file", () => {
  it.each([
    ['commas', 'User ID,Date,In,Out\nE1,2026-11-02,8:00,17:00'],
    ['semicolons, though dates hold commas', 'User ID;Date;In;Out\nE1;Nov 2, 2026;8:00;17:00'],
    ['tabs', 'User ID\tDate\tIn\tOut\r\nE1\t2026-11-02\t8:00\t17:00\r\n'],
    ['a byte order mark', '\uFEFFUser ID,Date,In,Out\nE1,2026-11-02,8:00,17:00'],
    ['quotes', '"User ID","Date","In","Out"\n"E1","2026-11-02","8:00","17:00"'],
  ])('may be text with %s', async (_, text) => {
    const file = await read(text)
    expect(file).toMatchObject({ layout: 'daily', rows: 1 })
    expect(rowsOf(file)).toMatchObject([day])
  })

  it('may be UTF-16 or Windows-1252, as office programs save it', async () => {
    const text = 'User ID,Name,Date,In,Out\nE1,Peña,2026-11-02,8:00,17:00'
    for (const content of [Buffer.from(`\uFEFF${text}`, 'utf16le'), Buffer.from(text, 'latin1')]) {
      const [row] = rowsOf(await read(content))
      expect(row).toMatchObject({ ...day, raw: ['E1', 'Peña', '2026-11-02', '8:00', '17:00'] })
    }
    // The letters that Latin-1 does not have.
    const euroAndQuotes = Buffer.from(
      'User ID,Name,Date,In,Out\nE1,\x80 \x91O\x92 \x96 \x9c,2026-11-02,8:00,17:00',
      'latin1',
    )
    const [row] = rowsOf(await read(euroAndQuotes))
    expect(row).toMatchObject({ ...day, raw: ['E1', '€ ‘O’ – œ', '2026-11-02', '8:00', '17:00'] })
  })

  it('may be a spreadsheet, whatever its name', async () => {
    const sheet = await writeSheet({
      name: 'Clock',
      columns: ['User ID', 'Date', 'Time In', 'Time Out'].map((title) => ({ title })),
      rows: [['E1', '2026-11-02', 480 / 1440, 1020 / 1440]],
    })
    expect(rowsOf(await read(sheet))).toMatchObject([day])
  })

  it('may end its lines in several ways, as exports joined into one do', async () => {
    const file = await read(
      'User ID,Time,State\r\nE1,2026-11-02 08:00,0\nE2,2026-11-02 08:01,0\n"E1","2026-11-02 17:00","1"\r\nE3,2026-11-02 08:02,0\rE2,2026-11-02 17:01,1',
    )
    expect(rowsOf(file)).toMatchObject([
      { line: 2, ...day },
      { line: 3, ...day, code: 'E2', time_in: 481, time_out: 1021 },
      { line: 5, ...day, code: 'E3', time_in: 482, time_out: null },
    ])
  })

  it('may be a list of punches', async () => {
    const file = await read('AC-No.,Time\nE1,2026-11-02 17:00\nE1,2026-11-02 08:00\n')
    expect(file).toMatchObject({ layout: 'punches', rows: 1 })
    expect(rowsOf(file)).toMatchObject([day])
  })

  it('is refused with a sentence when it is none', async () => {
    expect(await read('PK but no zip')).toEqual({ problem: texts.imports.unreadable })
    expect(await read(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toEqual({
      problem: texts.imports.unreadable,
    })
    expect(await read(container('EncryptedPackage'))).toEqual({ problem: texts.upload.isProtected })
    expect(await read('')).toEqual({ problem: texts.attendanceImport.noColumns })
    expect(await read('User ID,Date,In,Out\n,,,\n')).toEqual({ problem: texts.imports.noRows })
    expect(await read('<table><tr><td>User ID')).toEqual({ problem: texts.imports.unreadable })
    expect(await read('User ID,Date,In,Out\nE1,2026-11-02,8:00,"17:00\nE2,2026-11-02,8:00,17:00')).toEqual({
      problem: texts.imports.hiddenRows(2),
    })
    expect(await read('Name,Amount\nAna,5')).toEqual({ problem: texts.attendanceImport.noColumns })
    expect(await read('Report\nAC-No.,Date,Arrival\nE1,2026-11-02,8:00')).toEqual({
      problem: texts.attendanceImport.missingColumns(['userId', 'date'], ['timeIn', 'timeOut']),
    })
    expect(await read('AC-No.;Date;AM In;AM Out;PM In;PM Out\nE1;2026-11-02;8:00;12:00;13:00;17:00')).toEqual(
      {
        problem: texts.attendanceImport.repeatedTimes,
      },
    )
    expect(await read('ID,Date,In,Out,In,Out\nE1,2026-11-02,8:00,12:00,13:00,17:00')).toEqual({
      problem: texts.attendanceImport.repeatedTimes,
    })
    expect(await read('ID,Time\nE1,05/11/2026 8:00\nE1,13/11/2026 8:00\nE1,11/14/2026 8:00')).toEqual({
      problem: texts.attendanceImport.mixedDates,
    })
    expect(await read('ID,Time\nE1,06/05/2026 8:00')).toEqual({
      problem: texts.attendanceImport.eitherDates('06/05/2026 8:00', 'Jun 5, 2026', 'May 6, 2026'),
    })
  })

  it('may have years of two digits', async () => {
    const rows = (...dates: string[]) => dates.map((date) => `E1,${date},8:00,17:00`).join('\n')
    const file = await read(`User ID,Date,In,Out\n${rows('2/11/26', '13/11/26')}`)
    expect(rowsOf(file).map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-13'])
    expect(await read(`User ID,Date,In,Out\n${rows('26/11/2', '26/11/13')}`)).toEqual({
      problem: texts.attendanceImport.eitherDates('26/11/13', 'Nov 26, 2013', 'Nov 13, 2026'),
    })
  })

  it('is refused when a spreadsheet program has turned some of its dates around', async () => {
    const sheet = await writeSheet({
      name: 'Clock',
      columns: [{ title: 'ID' }, { title: 'Date', kind: 'day' }, { title: 'Time' }],
      rows: [
        ['E1', '2026-05-11', '8:00'],
        ['E1', null, '13/11/2026 8:00'],
      ],
    })
    expect(await read(sheet)).toEqual({ problem: texts.attendanceImport.turnedDates })
  })

  it('keeps little of a row that a small file repeats long texts in', async () => {
    const long = 'x'.repeat(500)
    const wide = [long, 'y'.repeat(500), '2026-11-02', '8:00', '17:00', ...Array(55).fill(long)].join(',')
    const [row] = rowsOf(await read(`User ID,Name,Date,In,Out\n${wide}`))
    expect(row).toMatchObject({ day: '2026-11-02', time_in: 480, name: 'y'.repeat(limits.nameLength) })
    expect(JSON.stringify(row).length).toBeLessThan(3_000)
  })

  it('is refused when it is too long', async () => {
    const rows = (count: number) => `User ID,Date,In,Out\n${'E1,2026-11-02,8:00,17:00\n'.repeat(count)}`
    expect(await read(rows(limits.importRows))).toMatchObject({ rows: limits.importRows })
    expect(await read(rows(limits.importRows + 1))).toEqual({ problem: texts.attendanceImport.tooManyRows })
  })
})
