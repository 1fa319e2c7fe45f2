import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { UnreadableFile } from './unreadable-file.ts'
import { attributesOf, unescaped } from './xml-attributes.ts'

/** A sheet as a spreadsheet lists it. */
export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  /** The part of the zip file that has its cells. */
  readonly path: string
}

export interface Workbook {
  /** Those that can hold cells. */
  readonly sheets: readonly Sheet[]
  /** Whether its days are counted from 1904, as Excel for Macintosh did. */
  readonly from1904: boolean
  /** What its sheets refer to: the part of the texts, and the part of the formats of numbers; empty without one. */
  readonly sharedStrings: () => Promise<string>
  readonly styles: () => Promise<string>
  /** The text of a part; empty without one. */
  readonly part: (path: string) => Promise<string>
}

/** Of a part, unpacked: a sheet of 50,000 rows with 20 columns has half of it. Several copies have to fit into a thread. */
const mostBytes = 64 * 1024 * 1024

/** What the parts of a spreadsheet are, which sheets it has, and which of them are hidden. For a zip file that was inspected. */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const zip = await fromBufferPromise(bytes, { autoClose: false })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const part = async (path: string) => {
    const entry = entries.get(path)
    return entry ? textOf(zip, entry) : ''
  }
  const relations = tagsOf(await part('xl/_rels/workbook.xml.rels'), 'Relationship').map(relationOf)
  const main = await part('xl/workbook.xml')
  const pathOf = (kind: string) => relations.findLast(({ type }) => type.endsWith(`/${kind}`))?.path
  return {
    sheets: sheetsOf(main, relations),
    from1904: ['1', 'true'].includes(tagsOf(main, 'workbookPr')[0]?.get('date1904') ?? ''),
    sharedStrings: () => part(pathOf('sharedStrings') ?? 'xl/sharedStrings.xml'),
    styles: () => part(pathOf('styles') ?? 'xl/styles.xml'),
    part,
  }
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > mostBytes) throw new UnreadableFile()
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
  return new TextDecoder().decode(Buffer.concat(chunks))
}

interface Relation {
  readonly id: string
  readonly type: string
  readonly path: string
}

function relationOf(tag: ReadonlyMap<string, string>): Relation {
  const target = unescaped(tag.get('Target') ?? '')
  return {
    id: unescaped(tag.get('Id') ?? ''),
    type: tag.get('Type') ?? '',
    path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
  }
}

function sheetsOf(main: string, relations: readonly Relation[]): Sheet[] {
  const paths = new Map(
    relations.filter(({ type }) => type.endsWith('/worksheet')).map(({ id, path }) => [id, path]),
  )
  return tagsOf(main, 'sheet').flatMap((tag) => {
    const name = unescaped(tag.get('name') ?? '')
    const path = paths.get(unescaped(tag.get('id') ?? ''))
    const isHidden = ['hidden', 'veryHidden'].includes(tag.get('state') ?? '')
    return name === '' || path === undefined ? [] : [{ name, isHidden, path }]
  })
}

/** The attributes of every such tag. */
function tagsOf(xml: string, tag: string): ReadonlyMap<string, string>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}(\\s[^<>]*)>`, 'g'))
  return Array.from(tags, ([, attributes = '']) => attributesOf(attributes))
}
