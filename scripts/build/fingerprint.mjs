import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of the names and contents of files, which does not depend on the files' times. Tests are left out, as no build
 * reads them. A path that does not exist counts as an empty folder.
 * @param {string} root
 * @param {string[]} paths files and folders, relative to the root
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) addPath(hash, root, path)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addPath(hash, root, path) {
  const place = join(root, path)
  const stats = statSync(place, { throwIfNoEntry: false })
  if (stats?.isDirectory()) {
    for (const name of readdirSync(place).sort()) addPath(hash, root, `${path}/${name}`)
  } else if (stats?.isFile() && !/\.test\.\w+$/.test(path)) {
    const content = readFileSync(place)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
}
