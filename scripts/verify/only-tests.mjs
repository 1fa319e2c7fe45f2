import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { listFiles } from './files.mjs'

const runners = new Set(['test', 'it', 'describe', 'suite', 'bench'])

/**
 * Finds tests marked with `.only`, which silently skips all others.
 * @param {string} root
 * @returns {string[]} problems
 */
export function onlyTests(root) {
  return listFiles(root, /\.(?:test|spec)\.\w+$/).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return onlyLines(path, text).map((line) => `${path}:${line} leaves out every other test with .only`)
  })
}

/**
 * @param {string} path
 * @param {string} text
 */
function onlyLines(path, text) {
  /** @type {number[]} */
  const lines = []
  new Visitor({
    MemberExpression: (node) => {
      if (!('name' in node.property) || node.property.name !== 'only') return
      if (runners.has(firstName(node))) lines.push(text.slice(0, node.start).split('\n').length)
    },
  }).visit(parseSync(path, text).program)
  return lines
}

/**
 * The `test` of `test.describe.only`.
 * @param {import('oxc-parser').Expression | import('oxc-parser').Super} node
 * @returns {string}
 */
function firstName(node) {
  if (node.type === 'MemberExpression') return firstName(node.object)
  return node.type === 'Identifier' ? node.name : ''
}
