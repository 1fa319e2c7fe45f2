import { root } from '../root.mjs'
import { listFiles } from '../verify/files.mjs'
import { listWorkspaces } from '../verify/workspaces.mjs'
import {
  runPlaywright,
  runScript,
  runSeveralServers,
  runVerify,
  runVitest,
  runVitestOnPostgres,
  testName,
} from './runners.mjs'

/**
 * A part of `npm test`.
 * @typedef {object} Part
 * @property {string} name
 * @property {() => Promise<import('./runners.mjs').PartResult>} run
 */

/** Runs before all others, which use what it builds. @type {Part} */
export const build = { name: 'build', run: () => runScript('server and console', 'build.mjs') }

/**
 * What runs two at a time, the longest first, and what runs afterwards by itself because it needs the whole machine.
 * Every workspace that holds tests is a part.
 * @returns {{ together: Part[], alone: Part[] }}
 */
export function listParts() {
  const tested = listWorkspaces(root).filter(holdsTests)
  const special = ['apps/server', 'deploy', 'e2e']
  const packages = tested.filter((folder) => !special.includes(folder))
  const server = tested.filter((folder) => folder === 'apps/server')
  return {
    together: [
      ...server.map((folder) => ({ name: `${folder}, embedded database`, run: () => runVitest(folder) })),
      ...server.map((folder) => ({ name: `${folder}, PostgreSQL`, run: () => runVitestOnPostgres(folder) })),
      { name: 'verify', run: runVerify },
      ...packages.map((folder) => ({ name: folder, run: () => runVitest(folder) })),
      ...tested
        .filter((folder) => folder === 'deploy')
        .map((folder) => ({ name: `${folder}, several servers`, run: () => runSeveralServers(folder) })),
    ],
    alone: tested
      .filter((folder) => folder === 'e2e')
      .map((folder) => ({ name: `${folder}, in a browser`, run: () => runPlaywright(folder) })),
  }
}

/** @param {string} folder */
function holdsTests(folder) {
  return listFiles(`${root}/${folder}`, testName).length > 0
}
