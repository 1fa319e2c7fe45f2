import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { complain } from './say.mjs'

/** Ends the command with a sentence when this Node.js is none of those that package.json's `engines` names. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (isSupported(process.versions.node, engines.node)) return
  const [later, newest] = engines.node.match(/[\d.]+/g)
  complain(`Tahi needs Node.js ${later}, or ${newest} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * @param {string} version such as 20.19.1
 * @param {string} range such as ^20.19.0 || >=22.12.0: what stands between is too old for what the build is made with
 */
export function isSupported(version, range) {
  return range.split(' || ').some((part) => {
    const needed = part.replace(/[^\d.]/g, '')
    const isSameMajor = version.split('.')[0] === needed.split('.')[0]
    return isAtLeast(version, needed) && (isSameMajor || !part.startsWith('^'))
  })
}

/**
 * @param {string} version
 * @param {string} needed
 */
function isAtLeast(version, needed) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0, neededPatch = 0] = needed.split('.').map(Number)
  if (major !== neededMajor) return major > neededMajor
  if (minor !== neededMinor) return minor > neededMinor
  return patch >= neededPatch
}
