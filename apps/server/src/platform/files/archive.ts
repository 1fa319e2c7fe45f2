import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { inTurn } from '../in-turn.ts'

/** Limits for untrusted zip files: their unpacked size and number of parts. */
const mostParts = 10_000
const mostBytes = 256 * 1024 * 1024
/**
 * The largest ratio of unpacked to packed bytes: a spreadsheet of repeated rows shrinks to a fiftieth. Small files may
 * shrink more.
 */
const mostTimes = 100
const alwaysBytes = 16 * 1024 * 1024
/** Bytes of the part whose text is returned. */
const mostRead = 1024 * 1024

/** A zip file that is broken, encrypted, or unpacks to more than the limits. */
class UnfitArchive extends Error {}

export interface Archive {
  /** The parts' names in small letters. */
  readonly names: ReadonlySet<string>
  /** The text of the wanted part; empty without one. */
  readonly part: string
}

export const isArchive = (content: Buffer): boolean =>
  content.subarray(0, 4).toString('latin1') === 'PK\x03\x04'

const oneAtATime = inTurn()

/**
 * Inspects a zip file without keeping its unpacked content. First the sizes that its directory declares are added up; then
 * every part is unpacked to check its length, and refused as soon as it is longer than declared. One zip file at a time:
 * unpacking uses the threads that hash passwords, and several files would occupy all of them.
 * @param wanted the part whose text is returned
 * @throws UnfitArchive
 */
export const inspectArchive = (content: Buffer, wanted?: string): Promise<Archive> =>
  oneAtATime(() => inspect(content, wanted))

async function inspect(content: Buffer, wanted: string | undefined): Promise<Archive> {
  try {
    const zip = await fromBufferPromise(content, { autoClose: false })
    const entries = await entriesOf(zip, Math.min(mostBytes, alwaysBytes + mostTimes * content.length))
    let part = ''
    for (const entry of entries) part += await unpack(zip, entry, entry.fileName === wanted)
    return { names: new Set(entries.map(({ fileName }) => fileName.toLowerCase())), part }
  } catch (error) {
    throw new UnfitArchive('This zip file cannot be taken.', { cause: error })
  }
}

async function entriesOf(zip: ZipFile, mostDeclared: number): Promise<Entry[]> {
  if (zip.entryCount > mostParts) throw new Error(`${zip.entryCount} parts`)
  const entries: Entry[] = []
  const names = new Set<string>()
  let declared = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (entry.isEncrypted() || names.has(name)) throw new Error('A part is encrypted or there twice')
    declared += entry.uncompressedSize
    if (declared > mostDeclared) throw new Error('It unpacks to more than it may')
    names.add(name)
    entries.push(entry)
  }
  return entries
}

/** Reads a part to its end; the reader fails when it is longer or shorter than declared. @returns its text if wanted */
async function unpack(zip: ZipFile, entry: Entry, isWanted: boolean): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!isWanted) continue
    bytes += chunk.length
    if (bytes > mostRead) throw new Error('The wanted part is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
