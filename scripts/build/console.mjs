import { join } from 'node:path'
import { run, tool } from '../run.mjs'
import { precompress } from './precompress.mjs'

/**
 * Builds the console into apps/console/dist and compresses what never changes under its name.
 * @param {string} root
 */
export async function buildConsole(root) {
  const folder = join(root, 'apps/console')
  const { code, output } = await run([...tool('vite'), 'build', '--logLevel', 'warn'], { cwd: folder })
  if (code !== 0) throw new Error(output.trim())
  await precompress(join(folder, 'dist/assets'))
}
