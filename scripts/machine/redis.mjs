import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from './debian.mjs'
import { freePort } from './free-port.mjs'
import { findInPath } from './programs.mjs'
import { startService } from './service.mjs'

/**
 * Starts an empty Redis server without persistence on a free port of this machine.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { unavailable: string }>}
 */
export async function startRedis() {
  const find = () => findInPath(['redis-server', 'valkey-server'])
  const program = find() ?? ((await installDebianPackage('redis-server')) ? find() : undefined)
  if (!program) return { unavailable: 'no Redis server is installed' }
  const folder = mkdtempSync(join(tmpdir(), 'tahi-redis-'))
  try {
    const port = await freePort()
    const stop = await startService(
      [program, '--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder],
      { folder, ready: 'Ready to accept connections' },
    )
    return { url: `redis://127.0.0.1:${port}`, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return { unavailable: `Redis did not start: ${error instanceof Error ? error.message : error}` }
  }
}
