import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { isTest, listFiles, sourceName } from './files.mjs'

const declaration = 'packages/contract/src/screens.ts'
const folders = ['apps/console/src', 'apps/server/src']

/**
 * Finds paths of the console's screens that are written as texts in the console or the server, instead of taken from the
 * contract. Tests may write them as expectations.
 * @param {string} root
 * @returns {string[]} problems
 */
export function screenPaths(root) {
  const declared = pathsOf(root)
  return folders
    .flatMap((folder) => listFiles(root, sourceName, folder))
    .filter((path) => !isTest(path))
    .flatMap((path) =>
      textsIn(root, path).flatMap(({ text, line }) => {
        const screen = declared.get(text.split(/[?#]/, 1)[0] ?? '')
        return screen ? [`${path}:${line} writes ${text} out instead of ${screen}.path`] : []
      }),
    )
}

/**
 * The declaration of each path, except the root's, which is also the landing page's.
 * @param {string} root
 * @returns {Map<string, string>}
 */
function pathsOf(root) {
  /** @type {Map<string, string>} */
  const paths = new Map()
  /** @type {{ name: string, end: number }[]} */
  const lists = []
  const { program } = parseSync(declaration, readFileSync(join(root, declaration), 'utf8'))
  new Visitor({
    VariableDeclarator: ({ id, end }) => {
      if (id.type === 'Identifier') lists.push({ name: id.name, end })
    },
    Property: ({ key, value, start }) => {
      if (key.type !== 'Identifier' || value.type !== 'ObjectExpression') return
      const list = lists.find(({ end }) => end > start)?.name
      for (const part of value.properties) {
        if (part.type !== 'Property' || part.key.type !== 'Identifier' || part.key.name !== 'path') continue
        if (part.value.type === 'Literal') paths.set(String(part.value.value), `${list}.${key.name}`)
      }
    },
  }).visit(program)
  paths.delete('/')
  return paths
}

const link = /(?:href|action)="([^"]*)"/g

/**
 * A file's strings, the beginnings of its templates up to the first value, and the addresses of links in them.
 * @param {string} root
 * @param {string} path
 */
function textsIn(root, path) {
  const source = readFileSync(join(root, path), 'utf8')
  /** @type {{ text: string, line: number }[]} */
  const texts = []
  /** @param {unknown} text @param {number} start */
  const add = (text, start) => {
    if (typeof text === 'string') texts.push({ text, line: source.slice(0, start).split('\n').length })
  }
  new Visitor({
    Literal: ({ value, start }) => add(value, start),
    TemplateLiteral: ({ quasis, start }) => add(quasis[0]?.value.cooked, start),
    TemplateElement: ({ value, start }) => {
      for (const { 1: address, index } of (value.cooked ?? '').matchAll(link)) add(address, start + index)
    },
  }).visit(parseSync(path, source).program)
  return texts
}
