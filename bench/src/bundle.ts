import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const programs = join(root, 'bench/src/programs')
const built = join(root, 'bench/dist')

const names = ['product-server', 'floor-server', 'load-generator', 'live-floor', 'live-readers'] as const
type Program = (typeof names)[number]

/** The built program. @param name of the file in programs/ */
export const programFile = (name: Program): string => join(built, `${name}.js`)

/**
 * Bundles the bench's programs as scripts/build bundles the product, the server's threads beside them: what is measured
 * runs without a loader between.
 */
export async function bundlePrograms(): Promise<void> {
  const server = join(root, 'apps/server/src')
  const threads = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.worker.ts'))
    .map((path) => [basename(path, '.ts'), join(server, path)])
  await build({
    entryPoints: {
      ...Object.fromEntries(names.map((name) => [name, join(programs, `${name}.ts`)])),
      ...Object.fromEntries(threads),
    },
    outdir: built,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'installed-packages-stay-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@tahi/') ? undefined : { path, external: true },
          ),
      },
    ],
  })
}
