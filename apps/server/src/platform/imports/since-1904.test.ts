import { describe, expect, it } from 'vitest'
import { zipOf } from '../../../test/fixtures/office-files.ts'
import { cellsOf, office } from '../../../test/fixtures/read-cells.ts'

describe('a spreadsheet from 1904', () => {
  const styles =
    '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>'
  const cell = (place: string, value: number, style: number) =>
    `<c r="${place}" s="${style}"><v>${value}</v></c>`
  const rows = [
    cell('A1', 40_000, 0) + cell('B1', 40_000, 1) + cell('C1', 1 / 3, 2),
    cell('A2', 1, 0) + cell('B2', 40_000.25, 0) + cell('C2', 1.5, 2),
    cell('B3', 0.25, 0),
  ]
  const book = (date1904: string) =>
    zipOf([
      {
        name: 'xl/workbook.xml',
        content: `<workbook><workbookPr date1904="${date1904}"/><sheets><sheet name="A" r:id="r"/></sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: `<Relationships><Relationship Target="a.xml" Type="${office}/worksheet" Id="r"/><Relationship Target="b.xml" Type="${office}/styles" Id="s"/></Relationships>`,
      },
      {
        name: 'xl/a.xml',
        content: `<worksheet><sheetData>${rows.map((row, index) => `<row r="${index + 1}">${row}</row>`).join('')}</sheetData></worksheet>`,
      },
      { name: 'xl/b.xml', content: styles },
    ])
  const date = (moment: string) => new Date(`${moment}Z`)

  it.each(['1', 'true'])('says so as %s, and its days and times are those of any other', async (says) => {
    expect(await cellsOf(book(says))).toEqual([
      [40_000, date('2013-07-07T00:00'), date('1899-12-30T08:00')],
      [1, 41_462.25, date('1899-12-31T12:00')],
      [null, 0.25, null],
    ])
  })

  it('is one only where it says so', async () => {
    expect(await cellsOf(book('0'))).toEqual([
      [40_000, date('2009-07-06T00:00'), date('1899-12-30T08:00')],
      [1, 40_000.25, date('1899-12-31T12:00')],
      [null, 0.25, null],
    ])
  })
})
