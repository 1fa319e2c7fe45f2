import { parseSync, Visitor } from 'oxc-parser'

/**
 * @typedef {object} Import
 * @property {string | undefined} specifier undefined when it is computed, and so unknown
 * @property {number} line
 */

/**
 * Everything that a file imports or re-exports: statically, dynamically or as a type.
 * @param {string} path
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(path, text) {
  /** @type {Import[]} */
  const found = []
  /** @param {{ start: number }} node @param {unknown} source */
  const add = (node, source) => {
    found.push({ specifier: literalOf(source), line: text.slice(0, node.start).split('\n').length })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node, node.source),
    ExportAllDeclaration: (node) => add(node, node.source),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node, node.source)
    },
    ImportExpression: (node) => add(node, node.source),
    TSImportType: (node) => add(node, node.source),
    MemberExpression: (node) => {
      // Vite's import.meta.glob imports by pattern.
      if (node.object.type === 'MetaProperty' && 'name' in node.property && node.property.name === 'glob') {
        add(node, undefined)
      }
    },
  }).visit(parseSync(path, text).program)
  return found
}

/** @param {unknown} source */
function literalOf(source) {
  const literal = /** @type {{ type?: string, value?: unknown } | undefined} */ (source)
  return literal?.type === 'Literal' && typeof literal.value === 'string' ? literal.value : undefined
}
