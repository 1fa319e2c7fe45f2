import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { complain } from './say.mjs'

/** Ends the command with a sentence when this Node.js is older than package.json's `engines` requires. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const needed = String(engines.node).replace(/[^\d.]/g, '')
  if (isAtLeast(process.versions.node, needed)) return
  complain(`Tahi needs Node.js ${needed} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * @param {string} version such as 20.19.1
 * @param {string} needed
 */
export function isAtLeast(version, needed) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0, neededPatch = 0] = needed.split('.').map(Number)
  if (major !== neededMajor) return major > neededMajor
  if (minor !== neededMinor) return minor > neededMinor
  return patch >= neededPatch
}
