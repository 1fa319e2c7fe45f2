import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))

/** Builds what is stale once, before several workers start it at the same time. */
export default function build(): void {
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The product could not be built.')
}
