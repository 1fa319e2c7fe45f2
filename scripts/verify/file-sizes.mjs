import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './files.mjs'

/** A longer file is worth checking for a second subject. */
const longLines = 250
const mostLines = 400
const measured = /(?<!\.gen)\.(?:ts|tsx|mts|js|jsx|mjs|css|sql)$/

/**
 * @param {string} root
 * @returns {string[]} problems: files that are too long to be read to their end
 */
export function fileSizes(root) {
  return measure(root)
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${mostLines} are the most`)
}

/**
 * @param {string} root
 * @returns {string[]} remarks: files that may have a second subject
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
