import { isTest } from './files.mjs'

/**
 * The layers inside the server: `platform` knows no business, each `modules/<name>` uses the others through their index.ts,
 * and all other files (app.ts, main.ts …) compose them and are imported by neither.
 * @param {string} from
 * @param {string} to
 * @returns {string | undefined} the problem
 */
export function serverProblem(from, to) {
  const here = serverLayer(from)
  const there = serverLayer(to)
  if (here === there || from.startsWith('apps/server/test/')) return undefined
  if (there.startsWith('modules/')) {
    if (here === 'platform') return `platform may not know ${there}`
    return to === `apps/server/src/${there}/index.ts`
      ? undefined
      : `meets ${there} elsewhere than at its index.ts`
  }
  if (there === 'composition' && !isTest(from)) return `${here} may not import what composes it: ${to}`
  return undefined
}

/** @param {string} path */
function serverLayer(path) {
  if (path.startsWith('apps/server/src/platform/')) return 'platform'
  return moduleOf(path, 'modules') ?? 'composition'
}

/**
 * The layers inside a web application: only `app` composes the features, each through its index.ts; a feature knows neither
 * another feature nor app; every other folder is shared and knows neither.
 * @param {string} from
 * @param {string} to
 * @returns {string | undefined} the problem
 */
export function webProblem(from, to) {
  const here = webLayer(from)
  const there = webLayer(to)
  if (here === there) return undefined
  if (there.startsWith('features/')) {
    if (here !== 'app') return `only app may import features, not ${here}: ${to}`
    return /\/src\/features\/[^/]+\/index\.tsx?$/.test(to)
      ? undefined
      : `meets ${there} elsewhere than at its index.ts`
  }
  if (there === 'app' && here !== 'entry' && !isTest(from)) return `${here} may not import from app`
  if (there === 'entry') return `${here} may not import the entry ${to}`
  return undefined
}

/** @param {string} path */
function webLayer(path) {
  if (/^apps\/\w+\/src\/app\//.test(path)) return 'app'
  if (/^apps\/\w+\/src\/main\.tsx?$/.test(path)) return 'entry'
  return moduleOf(path, 'features') ?? 'shared'
}

/**
 * @param {string} path
 * @param {string} kind
 */
function moduleOf(path, kind) {
  const name = new RegExp(`^apps/[^/]+/src/${kind}/([^/]+)/`).exec(path)?.[1]
  return name && `${kind}/${name}`
}
