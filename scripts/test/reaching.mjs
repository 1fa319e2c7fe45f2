import { importGraph } from '../verify/import-graph.mjs'

/**
 * Finds the files that import a file, directly or through others.
 * @param {string} root
 * @param {string} target relative to the root
 * @returns {(file: string) => boolean} whether a file does, relative to the root
 */
export function reaching(root, target) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const { from, to } of importGraph(root)) {
    if (to !== undefined) importers.set(to, [...(importers.get(to) ?? []), from])
  }
  const found = new Set([target])
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return (file) => found.has(file)
}
