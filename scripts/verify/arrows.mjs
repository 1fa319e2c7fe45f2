import { isBuiltin } from 'node:module'
import { isTest } from './files.mjs'

/**
 * Which workspaces and outside modules each workspace may import; docs/architecture.md draws it. A file that no rule
 * matches fails the check, so that a new workspace cannot be forgotten here.
 * @typedef {object} Rule
 * @property {RegExp} files
 * @property {string[]} tahi the workspaces that it may import by name, or single files of one
 * @property {boolean} node whether it may use Node.js's own modules: it then never runs in a browser
 * @property {boolean} packages whether it may use installed packages
 */

/** @type {Rule[]} */
const rules = [
  { files: /^packages\/domain\//, tahi: [], node: false, packages: false },
  { files: /^packages\/contract\//, tahi: ['domain'], node: false, packages: true },
  { files: /^packages\/client\//, tahi: ['contract', 'domain'], node: false, packages: true },
  { files: /^packages\/ui\//, tahi: ['contract/components'], node: false, packages: true },
  { files: /^packages\/world\//, tahi: ['contract', 'domain'], node: true, packages: true },
  { files: /^apps\/server\//, tahi: ['contract', 'domain'], node: true, packages: true },
  {
    files: /^apps\/(?:console|employee)\//,
    tahi: ['ui', 'client', 'contract', 'domain'],
    node: false,
    packages: true,
  },
  { files: /^e2e\//, tahi: ['world', 'client', 'contract', 'domain'], node: true, packages: true },
  // The bench starts the server beside its floor, and loads its database in bulk.
  { files: /^bench\//, tahi: ['world', 'server', 'contract', 'domain'], node: true, packages: true },
  // Tests try the proxy's configuration with two servers behind it, through a client.
  { files: /^deploy\//, tahi: ['client', 'contract', 'domain'], node: true, packages: true },
  { files: /^scripts\//, tahi: [], node: true, packages: true },
]

/** These import built files, which are no sources. */
const loadsWhatIsBuilt = /^scripts\/|^e2e\/support\/server-process\.mjs$/

const packageName = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/|$)/

/**
 * @param {import('./import-graph.mjs').Edge} edge
 * @returns {string | undefined} the problem with this import
 */
export function arrowProblem({ from, specifier, to }) {
  const rule = rules.find(({ files }) => files.test(from))
  if (!rule) return 'lies where no rule of scripts/verify/arrows.mjs says what may be imported'
  if (specifier === undefined) {
    return loadsWhatIsBuilt.test(from) ? undefined : 'imports something computed, which no check can follow'
  }
  if (to !== undefined) {
    if (workspaceOf(to) !== workspaceOf(from)) return `leaves its workspace with '${specifier}'`
    return isTest(to) && !isTest(from)
      ? `is product code and imports the test file '${specifier}'`
      : undefined
  }
  if (specifier.startsWith('@tahi/')) return tahiProblem(rule, from, specifier)
  if (isBuiltin(specifier)) {
    const allowed = rule.node || isTest(from) || isConfiguration(from)
    return allowed ? undefined : `may not use Node.js's '${specifier}'`
  }
  if (!packageName.test(specifier)) return `imports '${specifier}', which is neither a file nor a package`
  return rule.packages || isTest(from) ? undefined : `may not use packages, such as '${specifier}'`
}

/**
 * @param {Rule} rule
 * @param {string} from
 * @param {string} specifier
 */
function tahiProblem(rule, from, specifier) {
  const [, name = '', ...path] = specifier.split('/')
  if (rule.tahi.includes(name) || rule.tahi.includes([name, ...path].join('/'))) return undefined
  if (name !== 'world') return `may not import @tahi/${name}`
  if (from.startsWith('apps/') && (isTest(from) || isDemo(from))) return undefined
  return 'may not import @tahi/world: only tests, the bench and files named for the demo may'
}

/** @param {string} path such as src/demo/load.ts or src/load-demo.ts */
function isDemo(path) {
  return path.startsWith('apps/server/') && /[/-]demo[/.-]/.test(path)
}

/** @param {string} path such as vite.config.ts */
function isConfiguration(path) {
  return /\.config\.\w+$/.test(path)
}

/** @param {string} path */
function workspaceOf(path) {
  const [first, second] = path.split('/')
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first
}
