import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadCompany, removeCompany } from './server.ts'

const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))

/**
 * Builds what is stale and loads the demo company once, before several workers start the product and copy the company.
 * @returns removes the company
 */
export default async function prepare(): Promise<() => void> {
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The product could not be built.')
  await loadCompany()
  return removeCompany
}
