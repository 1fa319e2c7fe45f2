import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Bundles the server, its commands and each of its workers (`*.worker.ts`) into apps/server/dist. Installed packages stay outside
 * the bundle; the workspaces' sources, which are TypeScript, go in.
 * @param {string} root
 */
export async function buildServer(root) {
  const { build } = await import('esbuild')
  const folder = join(root, 'apps/server')
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  await build({
    entryPoints: entriesOf(join(folder, 'src')),
    outdir: join(folder, 'dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [{ name: 'installed-packages-stay-outside', setup: keepPackagesOutside }],
  })
}

/**
 * The bundle's entries by their names: the server, the commands beside it, and every worker.
 * @param {string} source
 */
function entriesOf(source) {
  /** @type {Record<string, string>} */
  const entries = Object.fromEntries(
    ['main', 'move-files', 'move-database'].map((name) => [name, join(source, `${name}.ts`)]),
  )
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
