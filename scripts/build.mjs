import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from './build/fingerprint.mjs'
import { buildServer } from './build/server.mjs'
import { buildWeb } from './build/web.mjs'
import { endOnSignals } from './process/cleanup.mjs'
import { requireWritable } from './process/install.mjs'
import { root } from './process/root.mjs'
import { run } from './process/run.mjs'
import { complain, say } from './process/say.mjs'

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string[]} inputs what its build reads, relative to the root
 * @property {string} output a file that its build always writes
 * @property {() => Promise<void>} build
 */

const forAll = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/build']
// Their package.json says what they export and what may be left out of a build.
const sources = ['packages/contract', 'packages/domain'].flatMap(sourcesOf)

/** @type {Target[]} */
const targets = [
  {
    name: 'server',
    inputs: [...forAll, ...sources, ...sourcesOf('packages/world'), ...sourcesOf('apps/server')],
    output: 'apps/server/dist/main.js',
    build: () => buildServer(root),
  },
  ...['console', 'employee'].map((name) => ({
    name,
    inputs: [
      ...forAll,
      ...sources,
      ...['packages/client', 'packages/ui', `apps/${name}`].flatMap(sourcesOf),
      ...['public', 'index.html', 'chunks.ts', 'vite.config.ts', 'tsconfig.json'].map(
        (path) => `apps/${name}/${path}`,
      ),
    ],
    output: `apps/${name}/dist/index.html`,
    build: () => buildWeb(join(root, 'apps', name)),
  })),
]

/**
 * Builds stale targets, in a process of its own so that a server started afterwards has the memory to itself. Ends the
 * command when a build fails.
 */
export async function buildWhenStale() {
  if (targets.every((target) => isFresh(target))) return
  requireWritable()
  const { code } = await run([process.execPath, fileURLToPath(import.meta.url)], { output: 'show' })
  if (code === 0) return
  complain('The build failed; what it says above tells why.')
  process.exit(1)
}

/**
 * Builds stale targets in parallel.
 * @param {string[]} names of the targets; all without any
 */
async function buildStale(names) {
  const wanted = targets.filter(({ name }) => names.length === 0 || names.includes(name))
  const stale = wanted.filter((target) => !isFresh(target))
  await Promise.all(stale.map(buildTarget))
}

/** @param {string} workspace */
function sourcesOf(workspace) {
  return [`${workspace}/src`, `${workspace}/package.json`]
}

/** @param {Target} target */
async function buildTarget(target) {
  const began = performance.now()
  // Taken before building: a file changed during the build makes the next start build again.
  const inputs = fingerprint(root, target.inputs)
  say(`Building the ${target.name} …`)
  // A build that breaks off leaves a mixture, which must not pass for the former build.
  rmSync(stampOf(target), { force: true })
  await target.build()
  mkdirSync(dirname(stampOf(target)), { recursive: true })
  writeFileSync(stampOf(target), inputs)
  say(`Built the ${target.name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

/** @param {Target} target */
function isFresh(target) {
  if (!existsSync(join(root, target.output)) || !existsSync(stampOf(target))) return false
  return readFileSync(stampOf(target), 'utf8') === fingerprint(root, target.inputs)
}

/**
 * Outside of the built folders, because those are served to browsers.
 * @param {Target} target
 */
function stampOf(target) {
  return join(root, '.cache', 'built', target.name)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endOnSignals()
  await buildStale(process.argv.slice(2)).catch((error) => {
    complain(String(error instanceof Error ? error.message : error))
    process.exitCode = 1
  })
}
