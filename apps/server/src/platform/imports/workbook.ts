import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** A sheet as a spreadsheet lists it. */
export interface Sheet {
  /** From 1, charts on sheets of their own included, in the order of the tabs. */
  readonly number: number
  readonly name: string
  readonly isHidden: boolean
  /** The part of the zip file that has its cells. */
  readonly path: string
}

export interface Workbook {
  /** Those that can hold cells. */
  readonly sheets: readonly Sheet[]
  /** The text of a part; empty without one. */
  readonly part: (path: string) => Promise<string>
}

/**
 * What the library that reads cells does not tell: which sheets are hidden, and where formulas have failed. For a zip file
 * that was inspected.
 */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const zip = await fromBufferPromise(bytes, { autoClose: false })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const part = async (path: string) => {
    const entry = entries.get(path)
    return entry ? textOf(zip, entry) : ''
  }
  const paths = sheetPaths(await part('xl/_rels/workbook.xml.rels'))
  const listed = tagsOf(await part('xl/workbook.xml'), 'sheet').filter(({ name }) => name)
  const sheets = listed.flatMap(({ name = '', state, id = '' }, index) => {
    const path = paths.get(id)
    const isHidden = state === 'hidden' || state === 'veryHidden'
    return path === undefined ? [] : [{ number: index + 1, name, isHidden, path }]
  })
  return { sheets, part }
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** The parts with cells, by the ids that the list of sheets has for them. */
function sheetPaths(relations: string): Map<string, string> {
  const found = tagsOf(relations, 'Relationship').filter(({ Type }) => Type?.endsWith('/worksheet'))
  return new Map(
    found.map(({ Id = '', Target = '' }) => [Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`]),
  )
}

/** The attributes of every such tag, without the prefixes of their names. */
function tagsOf(xml: string, tag: string): Record<string, string | undefined>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}\\s([^<>]*)>`, 'g'))
  return Array.from(tags, ([, attributes = '']) => attributesOf(attributes))
}

const attributesOf = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    Array.from(text.matchAll(/(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, name, one, other]) => [
      name,
      unescaped(one ?? other ?? ''),
    ]),
  )

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|(\w+));/gi, (whole, hex, number, name) => {
    if (name !== undefined) return entities[name] ?? whole
    return String.fromCodePoint(hex === undefined ? Number(number) : Number.parseInt(hex, 16))
  })

/** A cell whose formula has failed: its place, from 0, and what it shows, such as '#N/A'. */
export interface FailedCell {
  readonly row: number
  readonly column: number
  readonly text: string
}

/** Every part of the expression ends at the next tag, so that no file makes it look through the rest again and again. */
const failedCell =
  /<(?:\w+:)?c\s(?=[^<>]*\bt=["']e["'])[^<>]*\br=["']([A-Z]{1,3})(\d{1,7})["'][^<>]*>\s*(?:<(?:\w+:)?f\b[^<>]*>(?:[^<]*<\/(?:\w+:)?f>)?\s*)?<(?:\w+:)?v\b[^<>]*>([^<]+)</g

/** The cells of a sheet whose formulas have failed. */
export function failedCellsOf(xml: string): FailedCell[] {
  if (!xml.includes('t="e"') && !xml.includes("t='e'")) return []
  return Array.from(xml.matchAll(failedCell), ([, letters = '', digits, text = '']) => ({
    row: Number(digits) - 1,
    column: columnOf(letters),
    text: unescaped(text),
  }))
}

/** A is 0, Z is 25, AA is 26. */
const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
