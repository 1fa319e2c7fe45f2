import { pictureTypes } from '@tahi/contract'
import { fileTypeFromBuffer } from 'file-type'
import { inspectArchive, isArchive } from './archive.ts'
import { isContainer, streamsOf } from './container.ts'

const word = 'application/msword'
const excel = 'application/vnd.ms-excel'

/** What may be uploaded besides Office formats (D6). */
const accepted = [...pictureTypes, 'application/pdf']

/** The main parts of Office documents, by their types in `[Content_Types].xml`. Documents with macros have other types. */
const mainParts: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A content's media type, from the bytes rather than the name; undefined when it is not accepted (D6). */
export async function contentTypeOf(content: Buffer): Promise<string | undefined> {
  if (isArchive(content)) return archiveType(content)
  if (isContainer(content)) return containerType(content)
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  return accepted.find((known) => known === found?.mime)
}

/**
 * Office since 2007: a zip file whose first part lists the other parts with their types. It must contain exactly one main
 * part.
 */
async function archiveType(content: Buffer): Promise<string | undefined> {
  const archive = await inspectArchive(content, '[Content_Types].xml').catch(() => undefined)
  if (!archive) return undefined
  // The pattern ends a tag before the next begins: otherwise each of a million unclosed tags would be scanned to the end of
  // the text.
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

/** Office before 2007: a container whose stream names tell the format. */
function containerType(content: Buffer): string | undefined {
  const streams = streamsOf(content)
  const isWord = streams.has('WordDocument')
  const isExcel = streams.has('Workbook') || streams.has('Book')
  if (isWord === isExcel) return undefined
  return isWord ? word : excel
}

/** Whether a browser may show it in place; any other type is only saved (D6). */
export const isShownInPlace = (type: string): boolean =>
  type.startsWith('image/') || type === 'application/pdf'
