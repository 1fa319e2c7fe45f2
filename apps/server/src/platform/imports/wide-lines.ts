import { limits } from '@tahi/contract'

const codes = { mark: '"'.charCodeAt(0), lineFeed: 10, carriageReturn: 13 }

/**
 * The line, from 1, of the first row with too many columns. Found before the rows are read, which takes minutes for
 * millions of separators. A separator in a cell in quotation marks does not count.
 */
export function firstWideLine(text: string, separator: string): number | undefined {
  const separatorCode = separator.charCodeAt(0)
  let [line, columns, isCellStart] = [1, 1, true]
  let rowLine = 1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === codes.mark && isCellStart) {
      const end = endOfQuoted(text, at + 1)
      line += lineEndsIn(text, at, end)
      at = end
      isCellStart = false
    } else if (code === separatorCode) {
      columns++
      if (columns > limits.importColumns) return rowLine
      isCellStart = true
    } else if (code === codes.lineFeed || code === codes.carriageReturn) {
      // Of the two characters of one line end, the first begins a line without columns.
      if (code === codes.lineFeed || text.charCodeAt(at + 1) !== codes.lineFeed) line++
      ;[rowLine, columns, isCellStart] = [line, 1, true]
    } else isCellStart = false
  }
  return undefined
}

/** Where the mark stands that closes a cell; two marks in it are one of its text. */
function endOfQuoted(text: string, from: number): number {
  let end = text.indexOf('"', from)
  while (end >= 0 && text.charCodeAt(end + 1) === codes.mark) end = text.indexOf('"', end + 2)
  return end < 0 ? text.length : end
}

function lineEndsIn(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (
      code === codes.lineFeed ||
      (code === codes.carriageReturn && text.charCodeAt(at + 1) !== codes.lineFeed)
    )
      lines++
  }
  return lines
}
