import { accessSync, constants, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { complain, say } from './say.mjs'

/** Installs the packages of package-lock.json unless they are installed; ends the command on failure. */
export async function installWhenNeeded() {
  if (isInstalled(root)) return
  requireWritable()
  say('Installing the packages of package-lock.json …')
  const npm = process.env.npm_execpath
  const command = /** @type {[string, ...string[]]} */ (npm ? [process.execPath, npm] : ['npm'])
  // Building needs the development packages also where NODE_ENV is 'production'.
  const { code } = await run([...command, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    output: 'show',
    env: { npm_config_loglevel: 'warn' },
  })
  if (code === 0) return
  complain('The packages could not be installed; what npm says above tells why.')
  process.exit(1)
}

/** Ends the command with a sentence when the project's folder is not writable. */
export function requireWritable() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    complain(`Tahi has to install or build first, but you may not write to its folder ${root}.`)
    process.exit(1)
  }
}

/**
 * Whether node_modules holds the packages of package-lock.json. npm records what it installed in
 * node_modules/.package-lock.json, as its last step.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  const wanted = readPackages(join(folder, 'package-lock.json'))
  if (!installed || !wanted) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const there = installed[path]
    return there ? there.version === entry.version : entry.optional === true
  })
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return undefined
  }
}
