import { limits } from '@tahi/contract'
import { tidyLine } from '@tahi/domain'

/** File endings of each accepted type, the usual one first. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/msword': ['doc', 'dot'],
  'application/vnd.ms-excel': ['xls', 'xlt'],
}

/**
 * The name that a file was sent with, as it looks, without folders and without characters that a file system or the
 * database refuses.
 * @param sent none where a form names no file
 */
export function cleanFileName(sent = ''): string {
  const last = sent.split(/[\\/]/).at(-1) ?? ''
  const name = withoutEnd(tidyLine(last.replace(/[\0"<>|:*?]/g, '')))
  return name === '' ? 'file' : endOf(name)
}

/**
 * A clean name whose ending fits its content: a picture called `page.html` is kept as `page.html.png`, so that no computer
 * that saves it takes it for a page.
 * @param type as recognised from its content
 */
export function withEnding(name: string, type: string): string {
  const known = endings[type] ?? []
  const isKnown = known.some((ending) => name.toLowerCase().endsWith(`.${ending}`))
  return isKnown ? name : endOf(`${name}.${known[0]}`)
}

/** The end of a long name, because it holds the type. A surrogate pair is not split. */
const endOf = (name: string): string =>
  name.length > limits.fileNameLength
    ? name.slice(-limits.fileNameLength).replace(/^[\udc00-\udfff]/, '')
    : name

/** Windows drops dots and spaces at the end. The pattern `[\s.]+$` would take quadratic time on a million spaces. */
function withoutEnd(name: string): string {
  let end = name.length
  while (end > 0 && /[\s.]/.test(name.charAt(end - 1))) end -= 1
  return name.slice(0, end)
}
