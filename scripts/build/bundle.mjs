import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Bundles programs for Node.js. Installed packages stay outside the bundle; the workspaces' TypeScript sources go in.
 * @param {object} options
 * @param {Record<string, string>} options.entries the programs' files by the names of their bundles
 * @param {string} options.folder where the bundles are written
 * @param {boolean} [options.sourcemap]
 */
export async function bundle({ entries, folder, sourcemap = false }) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap,
    logLevel: 'warning',
    plugins: [{ name: 'installed-packages-stay-outside', setup: keepPackagesOutside }],
  })
}

/**
 * The server's workers (`*.worker.ts`). A worker has to be beside the bundle that starts it, under its own name.
 * @param {string} source
 * @returns {Record<string, string>} their files by the names of their bundles
 */
export function workersIn(source) {
  /** @type {Record<string, string>} */
  const entries = {}
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.worker.ts')) continue
    const name = basename(path, '.ts')
    if (entries[name]) throw new Error(`Two workers are called ${name}; each needs a name of its own.`)
    entries[name] = join(source, path)
  }
  return entries
}

/** @param {import('esbuild').PluginBuild} build */
function keepPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@tahi/') ? undefined : { path, external: true },
  )
}
