import { arrowProblem } from './arrows.mjs'
import { findCycles } from './cycles.mjs'
import { listFiles } from './files.mjs'
import { importGraph } from './import-graph.mjs'
import { serverProblem, webProblem } from './layers.mjs'

/** Names that say nothing about their content. */
const vagueNames = /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.\w+$)/

/**
 * Checks that every import follows the arrows of docs/architecture.md.
 * @param {string} root
 * @returns {string[]} problems
 */
export function boundaries(root) {
  const edges = importGraph(root)
  const imports = edges.flatMap((edge) => {
    const problem = arrowProblem(edge) ?? layerProblem(edge)
    return problem ? [`${edge.from}:${edge.line} ${problem}`] : []
  })
  const cycles = findCycles(edges).map(
    (files) => `${files[0]} imports itself in a circle: ${files.join(' → ')}`,
  )
  const names = listFiles(root, /./).filter((path) => vagueNames.test(path))
  return [
    ...imports,
    ...cycles,
    ...names.map((path) => `${path} has a name that says nothing of what is inside`),
  ]
}

/** @param {import('./import-graph.mjs').Edge} edge */
function layerProblem({ from, to }) {
  if (to === undefined) return undefined
  if (from.startsWith('apps/server/')) return serverProblem(from, to)
  return from.startsWith('apps/') ? webProblem(from, to) : undefined
}
