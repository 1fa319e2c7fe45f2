import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { listFiles, sourceName } from './files.mjs'

/**
 * @typedef {object} Use
 * @property {string} sheet the CSS module, relative to the root
 * @property {string | undefined} name undefined when any class may be meant
 * @property {string} place the file and line
 */

/**
 * Finds classes that a file takes from a CSS module that does not define them, and classes that no file takes.
 * @param {string} root
 * @returns {string[]} problems
 */
export function styleClasses(root) {
  const sheets = new Map(
    listFiles(root, /\.module\.css$/).map((path) => [
      path,
      classesOf(readFileSync(join(root, path), 'utf8')),
    ]),
  )
  const uses = listFiles(root, sourceName).flatMap((path) => usesIn(root, path))
  const missing = uses.filter(({ sheet, name }) => name !== undefined && !sheets.get(sheet)?.has(name))
  return [
    ...missing.map(({ sheet, name, place }) => `${place} takes .${name}, which ${sheet} does not define`),
    ...[...sheets].flatMap(([sheet, classes]) => {
      const taken = new Set(uses.filter((use) => use.sheet === sheet).map(({ name }) => name))
      const left = taken.has(undefined) ? [] : [...classes].filter((name) => !taken.has(name))
      return left.map((name) => `${sheet} defines .${name}, which no file takes`)
    }),
  ]
}

/**
 * The classes in a stylesheet's selectors, without those of `:global(…)`, which are other people's.
 * @param {string} text
 */
function classesOf(text) {
  const own = text.replace(/\/\*.*?\*\//gs, '').replace(/:global\([^)]*\)/g, '')
  const selectors = [...own.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector.trim())
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/(?<=\.)[a-z][\w-]*/gi)].map(([name]) => name)),
  )
}

/**
 * What a file takes from its CSS modules: a class by its name, or any class when the name is computed or the whole
 * module is handed on.
 * @param {string} root
 * @param {string} path
 */
function usesIn(root, path) {
  const text = readFileSync(join(root, path), 'utf8')
  /** @type {Use[]} */
  const uses = []
  if (!text.includes('.module.css')) return uses
  /** The modules by their local names. @type {Map<string, string>} */
  const sheets = new Map()
  /** Where names stand that are no use of a whole module. @type {Set<number>} */
  const passed = new Set()
  /** @param {string} local @param {number} start @param {string} [name] */
  const add = (local, start, name) => {
    const sheet = sheets.get(local)
    if (sheet) uses.push({ sheet, name, place: `${path}:${text.slice(0, start).split('\n').length}` })
  }
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      if (!source.value.endsWith('.module.css')) return
      for (const { local } of specifiers) {
        passed.add(local.start)
        sheets.set(local.name, posix.join(dirname(path), source.value))
      }
    },
    MemberExpression: ({ object, property, computed }) => {
      if (computed || !('name' in property)) return
      passed.add(object.start).add(property.start)
      if (object.type === 'Identifier') add(object.name, object.start, property.name)
    },
    Identifier: ({ name, start }) => {
      if (!passed.has(start)) add(name, start)
    },
  }).visit(parseSync(path, text).program)
  return uses
}
