import { texts } from '@tahi/contract'
import { UnreadableFile } from './unreadable-file.ts'

/** No part of it can match what the next part matches, so that it never looks twice at a character. */
const attribute = /[ \t\r\n]+([A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)=(?:"([^"<>]*)"|'([^'<>]*)')/y

const end = /[ \t\r\n]*\/?$/y

/**
 * The attributes of a tag, by their names without prefixes, in time linear to its length.
 * @param text of the tag, after its name and before its `>`
 * @throws UnreadableFile where the text has anything else, or a name twice
 */
export function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let at = 0
  attribute.lastIndex = 0
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    const [, prefix, name = '', one, other] = match
    at = attribute.lastIndex
    if (prefix === 'xmlns:') continue
    if (found.has(name)) throw new UnreadableFile(texts.imports.damaged)
    found.set(name, one ?? other ?? '')
  }
  end.lastIndex = at
  if (!end.test(text)) throw new UnreadableFile(texts.imports.damaged)
  return found
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** A text without its entities. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|(\w+));/gi, (whole, hex, number, name) => {
    if (name !== undefined) return entities[name] ?? whole
    return String.fromCodePoint(hex === undefined ? Number(number) : Number.parseInt(hex, 16))
  })
