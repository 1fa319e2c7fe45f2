import { deflateRawSync } from 'node:zlib'

/** One part of a zip file; `declares` lies about how long it is unpacked. */
export interface Part {
  readonly name: string
  readonly content: string | Buffer
  readonly declares?: number
}

/** A zip file with these parts, compressed. */
export function zipOf(parts: readonly Part[]): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, content, declares } of parts) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const fileName = Buffer.from(name)
    // From the version that unpacks it to the name's length; without check sums, which our reader does not ask for.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(declares ?? plain.length, 18)
    facts.writeUInt16LE(fileName.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, fileName, packed])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, fileName]))
    bodies.push(body)
    offset += body.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}

const officeType = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}.main+xml`

/** The list of contents of an Office document whose main part is this one. */
export const contentTypes = (main: string, kind: string): Part => ({
  name: '[Content_Types].xml',
  content:
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    `<Override PartName="/${main}" ContentType="${officeType(kind)}"/></Types>`,
})

/** A small Word document, with more parts if wanted. */
export const docx = (...more: Part[]): Buffer =>
  zipOf([
    contentTypes('word/document.xml', 'wordprocessingml.document'),
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])

/** A small Excel workbook. */
export const xlsx = (): Buffer =>
  zipOf([
    contentTypes('xl/workbook.xml', 'spreadsheetml.sheet'),
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ])
