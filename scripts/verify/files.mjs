import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders that no check reads: installed, built or written by a run, the checks' own bad examples, and the template for
 * modules.
 */
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
 * @param {RegExp} name of the wanted files
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

/** Whether a file is test code, and no part of the product. @param {string} path */
export function isTest(path) {
  return (
    /\.(?:test|spec)\.\w+$/.test(path) ||
    /^(?:apps|packages)\/[^/]+\/test\//.test(path) ||
    path.startsWith('e2e/')
  )
}
