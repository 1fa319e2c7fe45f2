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
    return there ? there.version === entry.version : entry.optional === true && !isForThisSystem(entry)
  })
}

/**
 * Whether a package holds what was compiled for this system. npm ends well also where it could not fetch an optional one,
 * and what needs it fails then.
 * @param {Package} entry
 */
function isForThisSystem({ os, cpu, libc: libraries }) {
  if (!os && !cpu) return false
  const isBuiltForIt = isAmong(process.platform, os) && isAmong(process.arch, cpu)
  return isBuiltForIt && (!libraries || isAmong(libcHere(), libraries))
}

/**
 * @param {string} here
 * @param {readonly string[]} [named] such as ['linux'] or ['!win32']; all without
 */
const isAmong = (here, named = [here]) =>
  named.includes(here) || (named.every((name) => name.startsWith('!')) && !named.includes(`!${here}`))

/** @type {string | undefined} */
let libc

/** The system's C library; only Linux has two. Asked once: each report takes some hundredths of a second. */
function libcHere() {
  if (libc) return libc
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  libc = header.glibcVersionRuntime ? 'glibc' : 'musl'
  return libc
}

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/**
 * @param {string} lockfile
 * @returns {Record<string, Package> | undefined}
 */
function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return undefined
  }
}
