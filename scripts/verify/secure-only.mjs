import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { isTest, listFiles, sourceName } from './files.mjs'

/** Folders of code that runs in a browser. */
const folders = ['apps/console/src', 'apps/employee/src', 'packages/client/src', 'packages/ui/src']

/**
 * Finds uses of `crypto.randomUUID`, which browsers offer only on https and localhost: over plain http in a factory's
 * network the form that calls it would break. Tests may use it, because they run in Node.js.
 * @param {string} root
 * @returns {string[]} problems
 */
export function secureOnly(root) {
  return folders
    .flatMap((folder) => listFiles(root, sourceName, folder))
    .filter((path) => !isTest(path))
    .flatMap((path) =>
      linesIn(path, readFileSync(join(root, path), 'utf8')).map(
        (line) =>
          `${path}:${line} uses crypto.randomUUID, which plain http lacks: newId() of @tahi/client/new-id`,
      ),
    )
}

/**
 * @param {string} path
 * @param {string} text
 */
function linesIn(path, text) {
  /** @type {number[]} */
  const lines = []
  /** @param {number} start */
  const add = (start) => lines.push(text.slice(0, start).split('\n').length)
  new Visitor({
    MemberExpression: ({ property, start }) => {
      if (property.type === 'Identifier' && property.name === 'randomUUID') add(start)
    },
    // const { randomUUID } = crypto
    ObjectPattern: ({ properties, start }) => {
      for (const part of properties)
        if (part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === 'randomUUID')
          add(start)
    },
  }).visit(parseSync(path, text).program)
  return lines
}
