import { fileTypeFromBuffer } from 'file-type'

const word = 'application/msword'
const excel = 'application/vnd.ms-excel'

/** What may be uploaded (D6). */
const accepted = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  word,
  excel,
]

/** A content's media type by the content itself, whatever it is called; undefined when it is not accepted (D6). */
export async function contentTypeOf(content: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  const type = found?.mime === 'application/x-cfb' ? officeTypeOf(content) : found?.mime
  return accepted.find((known) => known === type)
}

/** The formats of Office before 2007 share one container; its directory names what it holds. */
function officeTypeOf(container: Buffer): string | undefined {
  const holds = (stream: string) => container.includes(Buffer.from(stream, 'utf16le'))
  if (holds('WordDocument')) return word
  return holds('Workbook') || holds('Book') ? excel : undefined
}

/** Whether a browser may show it in place; anything else is only saved (D6). */
export const isShownInPlace = (type: string): boolean =>
  type.startsWith('image/') || type === 'application/pdf'
