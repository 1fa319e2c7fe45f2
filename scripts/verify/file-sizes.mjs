import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './files.mjs'

/** Over this a file is worth a look for the second thing inside. */
const longLines = 250
const mostLines = 400
const measured = /(?<!\.gen)\.(?:ts|tsx|mts|js|jsx|mjs|css|sql)$/

/**
 * @param {string} root
 * @returns {string[]} problems: files that nobody reads to their end
 */
export function fileSizes(root) {
  return measure(root)
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${mostLines} are the most`)
}

/**
 * @param {string} root
 * @returns {string[]} remarks: files that should be looked at for the second thing inside
 */
export function longFiles(root) {
  return measure(root)
    .filter(({ lines }) => lines > longLines && lines <= mostLines)
    .map(({ path, lines }) => `${path} has ${lines} lines, over ${longLines}`)
}

/** @param {string} root */
function measure(root) {
  const paths = listFiles(root, measured).filter((path) => !/\/migrations\//.test(path))
  return paths.map((path) => ({ path, lines: countLines(readFileSync(join(root, path), 'utf8')) }))
}

/** @param {string} text */
function countLines(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
