import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run, tool } from '../process/run.mjs'
import { listFiles, sourceName } from './files.mjs'
import { listWorkspaces } from './workspaces.mjs'

/** How many compilers run in parallel: the cores of a small machine. */
const compilersAtOnce = 2
/** Several threads of one compiler would each compute the same types. */
const oneThreadEach = '--singleThreaded'

/**
 * Format, lint and the order of imports, by biome.json.
 * @param {string} root
 * @returns {Promise<string[]>} problems
 */
export async function biome(root) {
  const { code, output } = await run(
    [
      ...tool('@biomejs/biome', 'biome'),
      'check',
      '--error-on-warnings',
      '--colors=off',
      '--max-diagnostics=100',
    ],
    { cwd: root },
  )
  return code === 0 ? [] : [output.trim()]
}

/**
 * Checks the types of every workspace and of scripts, each with its own tsconfig.json.
 * @param {string} root
 * @returns {Promise<string[]>} problems
 */
export async function types(root) {
  const folders = [...listWorkspaces(root), 'scripts'].filter((folder) => holdsSources(root, folder))
  /** @type {string[]} */
  const problems = []
  const work = async () => {
    for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
      problems.push(...(await compile(root, folder)))
    }
  }
  await Promise.all(Array.from({ length: compilersAtOnce }, work))
  return problems
}

/**
 * Finds unused files, exports and dependencies, with knip.json.
 * @param {string} root
 * @returns {Promise<string[]>} problems
 */
export async function unusedCode(root) {
  const { code, output } = await run([...tool('knip'), '--no-progress', '--no-config-hints'], {
    cwd: root,
  })
  return code === 0 ? [] : [output.trim()]
}

/**
 * @param {string} root
 * @param {string} folder
 */
async function compile(root, folder) {
  if (!existsSync(join(root, folder, 'tsconfig.json'))) return [`${folder} has no tsconfig.json`]
  const { code, output } = await run(
    [...tool('typescript', 'tsc'), '--pretty', 'false', oneThreadEach, '-p', folder],
    { cwd: root },
  )
  return code === 0 ? [] : [output.trim()]
}

/**
 * @param {string} root
 * @param {string} folder
 */
function holdsSources(root, folder) {
  return existsSync(join(root, folder)) && listFiles(join(root, folder), sourceName).length > 0
}
