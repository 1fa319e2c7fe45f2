import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './files.mjs'

const page = 'docs/specification.md'
/** A parenthesis that begins with a section: (C2), (C6, D2), (C2 Admin view; C5 counts only `present`). */
const reference = /\([CWD]\d+\b[^()]*/g
const section = /\b[CWD]\d+\b/g

/**
 * Finds references to sections that the specification does not have.
 * @param {string} root
 * @returns {string[]} problems
 */
export function sectionReferences(root) {
  const headings = new Set(
    [...readFileSync(join(root, page), 'utf8').matchAll(/^#+ ([CWD]\d+)$/gm)].map(([, name]) => name),
  )
  return listFiles(root, /\.(?:tsx?|mjs|sql|css|md)$/).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return [...text.matchAll(reference)].flatMap(({ 0: found, index }) =>
      [...found.matchAll(section)]
        .filter(([name]) => !headings.has(name))
        .map(
          (match) =>
            `${path}:${lineAt(text, index + match.index)} names ${match[0]}, which ${page} does not have`,
        ),
    )
  })
}

/**
 * @param {string} text
 * @param {number} index
 */
function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}
