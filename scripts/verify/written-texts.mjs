import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { isTest, listFiles, sourceName } from './files.mjs'

const screens = ['apps/console/src', 'apps/employee/src', 'packages/ui/src']
/** Schemas hold errors for people; what the rest of the contract declares, such as titles of screens, are its texts. */
const contract = 'packages/contract/src'
const schema = /from 'zod(?:\/mini)?'/

/** Where values are declared that are written like words: 'Paid' as a status, 'HR Admin' as a role. */
const declarations = [contract, 'packages/domain/src']
const textFolder = /^packages\/contract\/src\/(?:employee-)?texts/

/** Names of keys and of browsers' objects, and the product's own. */
const names = ['Enter', 'Escape', 'Backspace', 'Home', 'End', 'Ctrl', 'Arrow', 'ArrowDown', 'ArrowUp']
const otherNames = ['PushManager', 'Notification', 'Tahi']

/**
 * Finds texts for people that a screen or a schema writes out itself instead of taking them from the contract's texts. It
 * judges by their looks: letters between tags, and strings that begin with a capital letter or hold several words.
 * @param {string} root
 * @returns {string[]} problems
 */
export function writtenTexts(root) {
  const values = valuesOf(root)
  const paths = [
    ...screens.flatMap((folder) => listFiles(root, sourceName, folder)),
    ...listFiles(root, sourceName, contract).filter(
      (path) => !textFolder.test(path) && schema.test(read(root, path)),
    ),
  ]
  return paths
    .filter((path) => !isTest(path) && !/\.fixture\.\w+$/.test(path))
    .flatMap((path) =>
      textsIn(root, path)
        .filter(({ text }) => !values.has(text))
        .map(({ text, line }) => `${path}:${line} writes “${text}” out instead of taking it from texts`),
    )
}

/**
 * Texts that are values of the contract, not words for people.
 * @param {string} root
 */
function valuesOf(root) {
  const values = new Set([...names, ...otherNames])
  /** @param {import('oxc-parser').Node | null} node */
  const add = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') values.add(node.value)
  }
  for (const path of declarations.flatMap((folder) => listFiles(root, sourceName, folder))) {
    if (isTest(path) || textFolder.test(path)) continue
    new Visitor({
      // A pattern stands beside the error for what does not match it.
      ArrayExpression: ({ elements }) => {
        if (!elements.some((node) => node?.type === 'Literal' && 'regex' in node)) elements.forEach(add)
      },
      CallExpression: ({ callee, arguments: given }) => {
        if (nameOf(callee) === 'literal') given.forEach(add)
      },
    }).visit(parseSync(path, read(root, path)).program)
  }
  return values
}

const letters = /\p{L}{2}/u
const worded = /^\p{Lu}(?:\p{Ll}| \p{Ll}{2})|\p{L}{2}[,.:;?!]? \p{L}{2}/u
/** Styles, selectors and the like. */
const code = /^['#.@:]|^\([a-z-]+:|[{}<>[\]]|^px\b/

/** Calls that take selectors, and attributes and properties that hold code. */
const selecting = new Set(['closest', 'matches', 'querySelector', 'querySelectorAll'])
const coded = new Set(['className', 'rel', 'name'])
/** Calls whose `summary` is for the API's documentation. */
const documented = new Set(['call', 'liveEvent'])

/**
 * @param {string} root
 * @param {string} path
 */
function textsIn(root, path) {
  const source = read(root, path)
  /** @type {{ text: string, start: number, line: number }[]} */
  const texts = []
  /** Ranges of the source that hold nothing for people to read. @type {[number, number][]} */
  const unread = []
  /** A type's values: the file tells things apart by them. @type {Set<unknown>} */
  const told = new Set()
  /** @param {{ start: number, end: number }} node */
  const skip = ({ start, end }) => unread.push([start, end])
  /** @param {unknown} value @param {number} start @param {RegExp} wanted */
  const add = (value, start, wanted) => {
    const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''
    if (wanted.test(text) && !code.test(text))
      texts.push({ text, start, line: source.slice(0, start).split('\n').length })
  }
  new Visitor({
    ImportDeclaration: skip,
    ThrowStatement: skip,
    TSLiteralType: (node) => {
      skip(node)
      if (node.literal.type === 'Literal') told.add(node.literal.value)
    },
    BinaryExpression: (node) => {
      if (/^[!=]==?$/.test(node.operator)) skip(node)
    },
    AssignmentExpression: (node) => {
      if (coded.has(nameOf(node.left) ?? '')) skip(node)
    },
    JSXAttribute: (node) => {
      if (coded.has(String(node.name.name))) skip(node)
    },
    CallExpression: (node) => {
      const name = nameOf(node.callee) ?? ''
      if (node.callee.type === 'Super' || selecting.has(name)) skip(node)
      if (documented.has(name)) summariesOf(node).forEach(skip)
    },
    NewExpression: (node) => {
      if (nameOf(node.callee)?.endsWith('Error')) skip(node)
    },
    JSXText: ({ value, start }) => add(value, start, letters),
    Literal: ({ value, start }) => add(value, start, worded),
    TemplateElement: ({ value, start }) => add(value.cooked, start, worded),
  }).visit(parseSync(path, source).program)
  return texts.filter(
    ({ text, start }) => !told.has(text) && !unread.some(([from, to]) => from <= start && start < to),
  )
}

/**
 * The summaries that a call is given.
 * @param {import('oxc-parser').CallExpression} node
 */
function summariesOf({ arguments: given }) {
  const properties = given.flatMap((node) => (node.type === 'ObjectExpression' ? node.properties : []))
  return properties.filter((node) => node.type === 'Property' && nameOf(node.key) === 'summary')
}

/**
 * @param {string} root
 * @param {string} path
 */
const read = (root, path) => readFileSync(join(root, path), 'utf8')

/**
 * The last name of `name` or `of.name`.
 * @param {import('oxc-parser').Node} node
 * @returns {string | undefined}
 */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined
}
