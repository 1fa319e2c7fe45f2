import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { listFiles, sourceName } from './files.mjs'
import { importsOf } from './imports.mjs'

/**
 * @typedef {object} Edge
 * @property {string} from the importing file, relative to the root
 * @property {number} line
 * @property {string | undefined} specifier undefined when it is computed
 * @property {string | undefined} to the file of a relative specifier, relative to the root
 */

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx', '/index.mjs']

/**
 * Every import of every source file.
 * @param {string} root
 * @returns {Edge[]}
 */
export function importGraph(root) {
  const paths = listFiles(root, sourceName)
  const known = new Set(paths)
  return paths.flatMap((from) =>
    importsOf(from, readFileSync(join(root, from), 'utf8')).map(({ specifier, line }) => ({
      from,
      line,
      specifier,
      to: specifier?.startsWith('.') ? resolve(from, specifier, known) : undefined,
    })),
  )
}

/**
 * @param {string} from
 * @param {string} specifier
 * @param {Set<string>} known
 */
function resolve(from, specifier, known) {
  const target = posix.normalize(posix.join(dirname(from), specifier.replace(/\?.*$/, '')))
  const candidates = endings.map((ending) => target + ending)
  candidates.push(target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx'))
  return candidates.find((candidate) => known.has(candidate)) ?? target
}
