import { installDebianPackage } from './debian.mjs'
import { findInPath, isProgram } from './programs.mjs'

/** Debian's path, which is not in a plain user's PATH. */
const debians = '/usr/sbin/nginx'

/**
 * The proxy in front of several servers.
 * @returns {Promise<{ path: string } | { unavailable: string }>}
 */
export async function provideNginx() {
  const find = () => findInPath(['nginx']) ?? (isProgram(debians) ? debians : undefined)
  const path = find() ?? ((await installDebianPackage('nginx-light')) ? find() : undefined)
  return path ? { path } : { unavailable: 'no nginx is installed' }
}
