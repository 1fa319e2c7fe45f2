import { root } from '../process/root.mjs'
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
 * @property {number} places how many of `placesAtOnce` it takes: as many as it keeps busy
 * @property {() => Promise<import('./runners.mjs').PartResult>} run
 */

/** One more than a small machine's cores, because each part spends some of its time waiting. */
export const placesAtOnce = 3

/**
 * First the build, then the server's tests side by side, then the journeys with the short parts beside them. Every
 * workspace that has tests is a part.
 * @returns {Part[]}
 */
export function listParts() {
  const special = ['apps/server', 'deploy', 'e2e']
  const packages = listWorkspaces(root).filter((folder) => holdsTests(folder) && !special.includes(folder))
  return [
    { name: 'build', places: placesAtOnce, run: () => runScript('server and console', 'build.mjs') },
    // The longest of the parts that run side by side: in one process it would leave half of the machine idle at the end.
    {
      name: 'apps/server, embedded database',
      places: 2,
      run: () => runVitest('apps/server', { processes: 2 }),
    },
    { name: 'apps/server, PostgreSQL', places: 1, run: () => runVitestOnPostgres('apps/server') },
    // It mostly waits, so it runs beside the others, not alone at the end.
    { name: 'deploy, several servers', places: 1, run: () => runSeveralServers('deploy') },
    // Journeys wait for some of their time, so short parts run beside them at no cost.
    { name: 'e2e, in a browser', places: 2, run: () => runPlaywright('e2e') },
    { name: 'verify', places: 1, run: runVerify },
    ...packages.map((folder) => ({ name: folder, places: 1, run: () => runVitest(folder) })),
  ]
}

/** @param {string} folder */
function holdsTests(folder) {
  return listFiles(`${root}/${folder}`, testName).length > 0
}
