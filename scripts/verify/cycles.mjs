/**
 * Import cycles: files that can only be understood together. Each cycle is reported once.
 * @param {import('./import-graph.mjs').Edge[]} edges
 * @returns {string[][]} the files of each cycle, in order
 */
export function findCycles(edges) {
  /** @type {Map<string, string[]>} */
  const graph = new Map()
  for (const { from, to } of edges) if (to !== undefined) graph.set(from, [...(graph.get(from) ?? []), to])

  /** @type {string[][]} */
  const cycles = []
  const done = new Set()
  /** @type {string[]} */
  const path = []
  /** @param {string} file */
  const visit = (file) => {
    if (path.includes(file)) {
      cycles.push(path.slice(path.indexOf(file)))
      return
    }
    if (done.has(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}
