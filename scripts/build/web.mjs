import { join } from 'node:path'
import { run, tool } from '../process/run.mjs'
import { precompress } from './precompress.mjs'

/**
 * Builds a web application into its dist folder and compresses its assets, whose names contain a hash of their content.
 * @param {string} folder such as apps/console
 */
export async function buildWeb(folder) {
  // Vite would follow a NODE_ENV of the shell, and build React's development version.
  const { code, output } = await run([...tool('vite'), 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(output.trim())
  await precompress(join(folder, 'dist/assets'))
}
