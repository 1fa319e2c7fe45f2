import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundle, workersIn } from '../build/bundle.mjs'

/**
 * Bundles the bench's programs as the product is bundled, beside the server's workers, so that no loader is measured.
 * @param {string} root
 */
export async function bundlePrograms(root) {
  const source = join(root, 'bench/src/programs')
  const programs = readdirSync(source).map((name) => [basename(name, '.ts'), join(source, name)])
  const entries = { ...Object.fromEntries(programs), ...workersIn(join(root, 'apps/server/src')) }
  await bundle({ entries, folder: join(root, 'bench/dist') })
}
