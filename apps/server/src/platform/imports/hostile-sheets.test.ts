import { texts } from '@tahi/contract'
import { describe, expect, it, test } from 'vitest'
import { cellsOf, handWritten, read, titles } from '../../../test/fixtures/read-cells.ts'
import { workbookOf } from '../../../test/fixtures/workbook.ts'

describe('a cell far away', () => {
  const { farDown, farRight } = texts.imports
  const filled = (cell: string) => `<c r="${cell}" t="inlineStr"><is><t>x</t></is></c>`

  test.each([
    [
      'at the last place of a sheet',
      `<row r="1048576">${filled('XFD1048576')}</row>`,
      farDown('XFD1048576', 1000),
    ],
    ['below every sheet', `<row r="999999999">${filled('A999999999')}</row>`, farDown('A999999999', 1000)],
    ['in a row without a number', `<row>${filled('A99999999')}</row>`, farDown('A99999999', 1000)],
    ['beside every sheet', `<row r="2">${filled('ZZZZZZZ2')}</row>`, farRight('ZZZZZZZ2')],
    ['beside the columns', `<row r="2">${filled('IV2')}${filled('IW2')}</row>`, farRight('IW2')],
    ['below the rows', `<row r="1013">${filled('A1013')}</row>`, farDown('A1013', 1000)],
  ])('%s is told, and not read', async (_, row, problem) => {
    expect(await read(handWritten(titles + row))).toEqual({ problem })
  })

  it.each([
    ['rows with only a format', '<row r="1048576" s="1" customFormat="1"/><row r="999999999"/>'],
    [
      'cells with only a format',
      '<row r="9"><c r="XFD9" s="1"/></row><row r="1048576"><c r="A1048576" s="1"/></row>',
    ],
    ['formulas that give nothing', '<row r="1048576"><c r="XFD1048576" t="str"><f>""</f><v></v></c></row>'],
    ['rows without a number', '<row/>'.repeat(3000)],
  ])('is none where there are %s', async (_, rows) => {
    const book = handWritten(`${titles}<row r="3"><c r="A3" t="str"><v>E1</v></c></row>${rows}`)
    expect(await cellsOf(book)).toEqual([['ID'], [null], ['E1']])
  })

  it('may be the last that can be imported', async () => {
    const cells = await cellsOf(handWritten(`${titles}<row r="1012">${filled('IV1012')}</row>`))
    expect([cells.length, cells[1011]?.length]).toEqual([1012, 256])
  })

  it('in one sheet does not keep another from being read', async () => {
    const rows = [...Array.from({ length: 1013 }, () => ['x']), ['x']]
    const days = { name: 'Days', rows: [['ID'], ['E1']] }
    expect(await read(workbookOf([{ name: 'Far', rows }, days]))).toMatchObject({ sheets: { read: 'Days' } })
    expect(await read(workbookOf([{ name: 'Far', rows }]))).toEqual({ problem: farDown('A1013', 1000) })
  })
})

describe('a damaged spreadsheet', () => {
  const cell = '<c r="A2"><v>1</v></c>'

  it.each([
    ['rows in another order', `<row r="3"/><row r="2">${cell}</row>`],
    ['rows that are there twice', `<row r="2">${cell}</row><row r="2"/>`],
    ['cells of another row', `<row r="3">${cell}</row>`],
    ['cells without a place', '<row r="2"><c><v>1</v></c></row>'],
    ['a row in a row', `<row r="2"><row r="3">${cell}</row></row>`],
    ['a sheet in a sheet', `<row r="2">${cell}</row><sheetData>`],
    ['a tag in an attribute', `<row r="2" a="><row r='9'>">${cell}</row>`],
    ['attributes twice', `<row r="2" r="3">${cell}</row>`],
    ['a second place with a prefix', `<row r="2" x:r="999999999">${cell}</row>`],
    ['a row that nothing closes', `<row r="2">${cell}`],
  ])('with %s is refused', async (_, rows) => {
    expect(await read(handWritten(titles + rows))).toEqual({ problem: texts.imports.damaged })
  })

  // Each of these took minutes or more.
  it.each([
    ['attributes', `<row r="2"><c t="e" ${'r="A2" '.repeat(1_000_000)}/></row>`],
    ['types', `<row r="2"><c ${'t="e" '.repeat(1_000_000)}`],
    ['letters of an attribute', `<row r="2"><c r="A2" a="${'a'.repeat(5_000_000)}"/></row>`],
    ['letters of a name', `<row r="2"><${'a'.repeat(5_000_000)}/></row>`],
  ])('with millions of %s is refused at once', async (_, rows) => {
    const began = performance.now()
    expect(await read(handWritten(titles + rows))).toEqual({ problem: texts.imports.damaged })
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('is refused at once where its list of sheets is so', async () => {
    const workbook = `<workbook><sheets><sheet ${'a'.repeat(3_000_000)} name="A" r:id="r"/></sheets></workbook>`
    expect(await read(handWritten(titles, workbook))).toEqual({ problem: texts.imports.damaged })
  })

  it('is not one with remarks, other names of its tags, and marks of its own', async () => {
    const rows = `<x:row r="1"><!-- <row r="9"> --><x:c r='A1' t="str"><x:v>a &lt; b</x:v></x:c></x:row >`
    expect(await cellsOf(handWritten(rows))).toEqual([['a < b']])
  })
})
