import { limits, texts } from '@tahi/contract'
import { describe, expect, it, test } from 'vitest'
import { cellsOf, handWritten, read } from '../../../test/fixtures/read-cells.ts'
import { workbookOf } from '../../../test/fixtures/workbook.ts'

describe('formulas of a spreadsheet', () => {
  it('are read as their results, and those that have failed as what they show', async () => {
    const cells = await cellsOf(
      workbookOf([
        {
          name: 'Clock',
          rows: [
            ['ID', 'Date', 'In', 'Out'],
            ['E1', { formula: '2026-11-02' }, { formula: 0.375 }, { failed: '#N/A' }],
            [{ failed: '#REF!' }, '2026-11-03', null, { formula: '' }],
            // A formula pulled down too far.
            [null, null, null, { failed: '#DIV/0!' }],
          ],
        },
      ]),
    )
    expect(cells).toEqual([
      ['ID', 'Date', 'In', 'Out'],
      ['E1', '2026-11-02', 0.375, '#N/A'],
      ['#REF!', '2026-11-03', null, null],
      [null, null, null, '#DIV/0!'],
    ])
  })

  it('beside the table or far below it are not read', async () => {
    const far = '<row r="999999"><c r="A999999" t="e"><v>#N/A</v></c></row>'
    const book = handWritten(
      `<row r="1"><c r="A1"><v>7</v></c><c r="XFD1" t="e"><v>#N/A</v></c></row>${far}`,
      '<x:workbook><x:sheets><x:sheet name="A" r:id="r"/></x:sheets></x:workbook>',
    )
    const found = await read(book, 5)
    expect(found).toMatchObject({ cells: { length: 17, 0: [7] } })
  })
})

describe('a row of a text file', () => {
  const wide = ','.repeat(limits.importColumns)

  it.each([
    ['with too many columns', `ID,Date\nE1${wide}`, 2],
    ['below cells of several lines', `ID,Date\r\n"a\r\n""b""\n",c\r\nE1${wide}`, 5],
    ['after another one with a mark', `ID,"Date"\r6" tape,x\rE1${wide}`, 3],
    ['of only separators', ','.repeat(5_000_000), 1],
  ])('%s is told', async (_, text, line) => {
    expect(await read(text)).toEqual({ problem: texts.imports.wideLine(line) })
  })

  it('may have as many columns as a sheet, and more separators in its cells', async () => {
    const cells = await cellsOf(`ID,Remark\nE1${wide.slice(1)}\nE2,"${wide}${wide}"\n`)
    expect(cells.map(({ length }) => length)).toEqual([2, limits.importColumns, 2])
  })
})

describe('of several sheets', () => {
  const day = (name: string, code = 'E1') => ({
    name,
    rows: [
      ['ID', 'Date'],
      [code, '2026-08-13'],
    ],
  })
  const note = (name: string) => ({ name, rows: [['Printed by the clock']] })

  const readBook = async (...sheets: Parameters<typeof workbookOf>[0][number][]) => {
    const found = await read(workbookOf(sheets))
    return 'problem' in found ? found : { code: found.cells[1]?.[0], sheets: found.sheets }
  }

  test('the first visible one with the table is read, and the others are named', async () => {
    expect(await readBook(day('Aug 13'), day('Aug 14', 'E2'), day('R&D "x"', 'E3'))).toEqual({
      code: 'E1',
      sheets: { read: 'Aug 13', notRead: ['Aug 14', 'R&D "x"'], more: 0 },
    })
    expect(await readBook(note('Cover'), day('Days', 'E2'))).toEqual({
      code: 'E2',
      sheets: { read: 'Days', notRead: ['Cover'], more: 0 },
    })
  })

  test('hidden ones and empty ones are neither read nor named', async () => {
    const empty = { name: 'Sheet3', rows: [[null, null]] }
    expect(
      await readBook(
        { ...day('Old'), state: 'hidden' },
        { ...day('Older'), state: 'veryHidden' },
        empty,
        day('Now', 'E2'),
      ),
    ).toEqual({ code: 'E2', sheets: null })
  })

  test('titles without rows are no table', async () => {
    const titles = { name: 'Template', rows: [['ID', 'Date']] }
    expect(await readBook(titles, day('Days'))).toMatchObject({ code: 'E1', sheets: { read: 'Days' } })
  })

  test('where none holds the table, it is the first with cells', async () => {
    expect(await readBook({ name: 'Empty', rows: [] }, note('One'), note('Two'))).toEqual({
      sheets: { read: 'One', notRead: ['Two'], more: 0 },
    })
  })

  test('the first ten are searched, and as many named', async () => {
    const notes = Array.from({ length: 12 }, (_, index) => note(`Note ${index + 1}`))
    expect(await readBook(...notes.slice(0, 9), day('Days'), ...notes.slice(9))).toMatchObject({
      sheets: { read: 'Days', notRead: { length: 10 }, more: 2 },
    })
    expect(await readBook(...notes, day('Days'))).toMatchObject({ sheets: { read: 'Note 1' } })
  })
})

describe('a quotation mark in a text file', () => {
  const file = (...lines: string[]) =>
    ['ID,Date,In,Out,Remark', 'E0,2026-08-13,8:00,17:00,', ...lines].join('\n')

  test.each<[string, string[], number]>([
    [
      'up to another mark',
      ['E1,2026-08-13,8:00,17:00,"late', 'E2,2026-08-13,8:00,17:00,', 'E3,2026-08-13,8:00,17:00,"ok"'],
      3,
    ],
    [
      'up to a mark at the end of a cell',
      ['E1,2026-08-13,8:00,17:00,"', 'E2,2026-08-13,8:00,17:00,"', 'E3,2026-08-13,8:00,17:00,'],
      3,
    ],
    ['before a quoted row', ['E1,2026-08-13,8:00,17:00,"late', '"E2","2026-08-13","8:00","17:00","ok"'], 3],
    [
      'up to a mark in the next row',
      ['E1,2026-08-13,"8:00,17:00,', 'E2,2026-08-13",8:00,17:00,', 'E3,2026-08-13,8:00,17:00,'],
      3,
    ],
    [
      'at the end of the first cell below',
      ['E1,2026-08-13,8:00,17:00,"late', 'E2",2026-08-13,8:00,17:00,'],
      3,
    ],
    [
      'of a row that leaves out its empty cells',
      ['E1,2026-08-13,8:00,17:00,"', 'E2,2026-08-13,8:00', '"'],
      3,
    ],
    [
      'that nothing closes',
      ['E1,2026-08-13,8:00,17:00,', 'E2,2026-08-13,8:00,17:00,"late', 'E3,2026-08-13,8:00,17:00,'],
      4,
    ],
    [
      'below a cell of two lines',
      [
        'E1,2026-08-13,8:00,17:00,"by bus,\r\nlate"',
        'E2,2026-08-13,8:00,17:00,"',
        'E3,2026-08-13,8:00,17:00,"',
      ],
      5,
    ],
  ])('that hides rows %s is told with its line', async (_, lines, line) => {
    expect(await read(file(...lines))).toEqual({ problem: texts.imports.hiddenRows(line) })
  })

  test.each([
    ['of punches', 'ID,Time\nE0,8:00\nE1,"8:00\nE2,8:01\nE3,"8:02', 3],
    ['with semicolons', 'ID;Name;Time\nE1;"Ana;8:00\nE2;Bea";8:01', 2],
    ['that are joined from several', 'ID\tTime\rE1\t"8:00\rE2\t8:01\rE3\t8:02"\r', 2],
  ])('that hides rows is told in files %s', async (_, text, line) => {
    expect(await read(text)).toEqual({ problem: texts.imports.hiddenRows(line) })
  })

  test.each([
    ['a remark of two lines', 'late,\nby bus'],
    ['words in quotation marks', 'said "no", and left'],
  ])('encloses %s', async (_, remark) => {
    const cells = await cellsOf(file(`E1,2026-08-13,8:00,17:00,"${remark.replaceAll('"', '""')}"`))
    expect(cells[2]).toEqual(['E1', '2026-08-13', '8:00', '17:00', remark])
  })

  it('encloses addresses of several lines, and titles', async () => {
    const person = 'E1,Santos,Ana,"12 Rizal St, Sta. Rita,\nGuiguinto, Bulacan",Bulacan,3015,Female'
    const titles = 'User ID,Last Name,First Name,"Street\nAddress",State,Zip Code,Gender'
    expect(await cellsOf(`Our people\n${titles}\n${person}\n`)).toMatchObject({ length: 3, 2: { length: 7 } })
  })

  it('stays in the middle of a cell', async () => {
    expect((await cellsOf(file('E1,2026-08-13,8:00,17:00,6" tape')))[2]?.[4]).toBe('6" tape')
  })
})

describe('what is no table', () => {
  it.each([
    ['a web page', '<html xmlns:x="urn:schemas"><table><tr><td>ID</td></tr></table></html>'],
    ['a bare table', '\uFEFF\n  <TABLE border=1><tr><td>ID'],
    ['XML', '<?xml version="1.0"?><Workbook/>'],
    ['a PDF', '%PDF-1.4\nID,Date\nE1,2026-08-13'],
  ])('%s is refused', async (_, text) => {
    expect(await read(text)).toEqual({ problem: texts.imports.unreadable })
  })

  it('may begin with a mark of its own', async () => {
    expect(await cellsOf('<Clock 1>\nID,Date')).toEqual([['<Clock 1>'], ['ID', 'Date']])
  })
})
