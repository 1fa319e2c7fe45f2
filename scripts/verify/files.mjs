import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What no check reads: installed, built, written by a run, a check's own bad examples, or what new modules are made from. */
const skipped = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
])
const skippedPaths = new Set(['data', 'scripts/new-module/slice', 'scripts/verify/fixtures'])

/**
 * The project's own files, relative to the root with forward slashes, sorted.
 * @param {string} root
 * @param {RegExp} name which of them
 * @param {string} [folder]
 * @returns {string[]}
 */
export function listFiles(root, name, folder = '') {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const paths = entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      return skipped.has(entry.name) || skippedPaths.has(path) ? [] : listFiles(root, name, path)
    }
    return name.test(entry.name) ? [path] : []
  })
  return paths.sort()
}

/** Source files of the languages that the project is written in. */
export const sourceName = /\.(?:ts|tsx|mts|js|jsx|mjs)$/

/** @param {string} path whether it only proves, and is no part of the product */
export function isTest(path) {
  return (
    /\.(?:test|spec)\.\w+$/.test(path) ||
    /^(?:apps|packages)\/[^/]+\/test\//.test(path) ||
    path.startsWith('e2e/')
  )
}
