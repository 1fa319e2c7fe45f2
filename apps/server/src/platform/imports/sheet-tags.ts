import { texts } from '@tahi/contract'
import { UnreadableFile } from './unreadable-file.ts'
import { attributesOf } from './xml-attributes.ts'

/** What a reader of tags does at each. Names are without prefixes. */
export interface TagHandler {
  /** @param end after the tag, which closes itself when `close` is called with the same end */
  readonly open: (name: string, attributes: ReadonlyMap<string, string>) => void
  readonly close: (name: string, end: number) => void
  readonly text: (text: string) => void
  /** Whether nothing more is wanted. */
  readonly isDone: () => boolean
}

/**
 * Characters of a tag, a text or a remark: the longest cell has 32,767, each at most written as `&#128512;`. The library
 * reads a sheet in pieces, and what is not complete at the end of a piece again with the next one.
 */
const longest = 400_000

const none: ReadonlyMap<string, string> = new Map()

/**
 * Reads XML tag by tag, in time linear to its length. Stricter than XML, so that the library that reads cells cannot
 * understand a tag in another way: no declarations, and no `<` or `>` in an attribute.
 * @throws UnreadableFile
 */
export function readTags(xml: string, from: number, handler: TagHandler): void {
  let at = from
  while (!handler.isDone()) {
    const start = xml.indexOf('<', at)
    const isRemark = xml.startsWith('<!--', start)
    const end = isRemark ? xml.indexOf('-->', start) + 2 : xml.indexOf('>', start)
    if (start < 0 || end < start || start - at > longest || end - start > longest) throw damaged()
    if (start > at) handler.text(xml.slice(at, start))
    if (!isRemark) readTag(xml, start, end, handler)
    at = end + 1
  }
}

/** @param end where its `>` is */
function readTag(xml: string, start: number, end: number, { open, close }: TagHandler): void {
  const isClosing = xml[start + 1] === '/'
  const from = isClosing ? start + 2 : start + 1
  const nameEnd = endOfName(xml, from, end)
  const whole = xml.slice(from, nameEnd)
  const name = whole.slice(whole.indexOf(':') + 1)
  const rest = xml.slice(nameEnd, end)
  if (isClosing) {
    if (rest.trim() !== '') throw damaged()
    close(name, end + 1)
    return
  }
  open(name, rest === '' || rest === '/' ? none : attributesOf(rest))
  if (rest.endsWith('/')) close(name, end + 1)
}

/** A name ends at a blank or `/`; others than letters, digits, `_`, `-`, `.` and `:` are in no name of a spreadsheet. */
function endOfName(xml: string, from: number, end: number): number {
  let at = from
  while (at < end && isOfName(xml.charCodeAt(at))) at++
  if (at === from) throw damaged()
  return at
}

const isOfName = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 45 && code <= 58 && code !== 47) ||
  code === 95

export const damaged = (): UnreadableFile => new UnreadableFile(texts.imports.damaged)
