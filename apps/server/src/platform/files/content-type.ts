import { fileTypeFromBuffer } from 'file-type'
import { inspectArchive, isArchive } from './archive.ts'
import { isContainer, streamsOf } from './container.ts'

const word = 'application/msword'
const excel = 'application/vnd.ms-excel'
const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** What may be uploaded besides Office's formats (D6). */
const accepted = [...pictures, 'application/pdf']

/** The main parts of Office's documents, as their own list of contents names them. Those with macros are others. */
const mainParts: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A content's media type by the content itself, whatever it is called; undefined when it is not accepted (D6). */
export async function contentTypeOf(content: Buffer): Promise<string | undefined> {
  if (isArchive(content)) return archiveType(content)
  if (isContainer(content)) return containerType(content)
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  return accepted.find((known) => known === found?.mime)
}

/** Office since 2007: a zip file whose first part lists the others with their types. It is one document, and holds it. */
async function archiveType(content: Buffer): Promise<string | undefined> {
  const archive = await inspectArchive(content, '[Content_Types].xml').catch(() => undefined)
  if (!archive) return undefined
  // A tag ends before the next begins: else a million beginnings without an end would each be read to the text's end.
  const listed = [...archive.part.matchAll(/<(?:\w+:)?Override\b[^<>]*>/g)].map(([tag]) => ({
    name: /\bPartName\s*=\s*["']\/([^"']*)["']/.exec(tag)?.[1] ?? '',
    type: /\bContentType\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? '',
  }))
  const main = listed.filter(({ type }) => Object.hasOwn(mainParts, type))
  const [only] = main
  return main.length === 1 && only && archive.names.has(only.name.toLowerCase())
    ? mainParts[only.type]
    : undefined
}

/** Office before 2007: a container whose directory names what it holds. */
function containerType(content: Buffer): string | undefined {
  const streams = streamsOf(content)
  const isWord = streams.has('WordDocument')
  const isExcel = streams.has('Workbook') || streams.has('Book')
  if (isWord === isExcel) return undefined
  return isWord ? word : excel
}

/** Whether a browser may show it in place; anything else is only saved (D6). */
export const isShownInPlace = (type: string): boolean =>
  type.startsWith('image/') || type === 'application/pdf'
