import { strToU8, zipSync } from 'fflate'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What the library needs of a spreadsheet, as XML; a part may be empty. */
interface Parts {
  readonly sheet: string
  readonly sharedStrings: string
  readonly styles: string
  readonly from1904: boolean
}

/**
 * A spreadsheet of one sheet, for the library that reads cells. It never sees the file that was sent: it goes through a
 * zip file from front to back, without the directory at the end, and so might read another sheet than was looked through.
 */
export function oneSheetFile({ sheet, sharedStrings, styles, from1904 }: Parts): Buffer {
  const parts = {
    'xl/workbook.xml': `<workbook><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet name="1" sheetId="1" id="1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="1" Type="${office}/worksheet" Target="sheet.xml"/></Relationships>`,
    'xl/sheet.xml': sheet,
    'xl/sharedStrings.xml': sharedStrings,
    'xl/styles.xml': styles,
  }
  const written = Object.entries(parts).filter(([, text]) => text !== '')
  const files = Object.fromEntries(written.map(([name, text]) => [name, strToU8(text)]))
  // Stored as they are: the library unpacks them at once.
  return Buffer.from(zipSync(files, { level: 0 }))
}
