import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, workersIn } from './bundle.mjs'

const programs = ['main', 'move-files', 'move-database', 'reset-password', 'end-sessions']

/**
 * Bundles the server, the commands beside it and each of its workers into apps/server/dist.
 * @param {string} root
 */
export async function buildServer(root) {
  const source = join(root, 'apps/server/src')
  const folder = join(root, 'apps/server/dist')
  rmSync(folder, { recursive: true, force: true })
  const entries = Object.fromEntries(programs.map((name) => [name, join(source, `${name}.ts`)]))
  await bundle({ entries: { ...entries, ...workersIn(source) }, folder, sourcemap: true })
}
