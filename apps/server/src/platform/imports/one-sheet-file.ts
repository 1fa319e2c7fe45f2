import { crc32 } from 'node:zlib'

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
  const parts: [name: string, text: string][] = [
    [
      'xl/workbook.xml',
      `<workbook><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet name="1" sheetId="1" id="1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="1" Type="${office}/worksheet" Target="sheet.xml"/></Relationships>`,
    ],
    ['xl/sheet.xml', sheet],
    ['xl/sharedStrings.xml', sharedStrings],
    ['xl/styles.xml', styles],
  ]
  return zipOf(parts.filter(([, text]) => text !== ''))
}

/** A zip file (APPNOTE 6.3, 4.3) whose parts are stored as they are. */
function zipOf(parts: readonly (readonly [name: string, text: string])[]): Buffer {
  const bodies: Buffer[] = []
  const listed: Buffer[] = []
  let offset = 0
  for (const [name, text] of parts) {
    const content = Buffer.from(text)
    const facts = factsOf(name, content)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const body = [Buffer.from('PK\x03\x04'), facts, Buffer.from(name), content]
    bodies.push(...body)
    listed.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, Buffer.from(name))
    offset += body.reduce((bytes, { length }) => bytes + length, 0)
  }
  const directory = Buffer.concat(listed)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, directory, end])
}

/** What stands both before a part and in the directory, from the version to the length of the extra field. */
function factsOf(name: string, content: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(content.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}
