import { existsSync } from 'node:fs'
import { run } from '../process/run.mjs'
import { say } from '../process/say.mjs'

let listed = false

/**
 * Installs a Debian package where that needs no confirmation: on Debian, as root.
 * @param {string} name
 * @returns {Promise<boolean>} whether it was installed
 */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  say(`Installing ${name} with apt-get …`)
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMinutes: 5 }
  if (!listed) await run(['apt-get', 'update'], quietly)
  listed = true
  const { code, output } = await run(['apt-get', 'install', '-y', '--no-install-recommends', name], quietly)
  if (code !== 0) say(output)
  return code === 0
}
