import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Copies the project's commands, without any package, into a folder.
 * @param {string} folder
 */
export function copyCommands(folder) {
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), {
    recursive: true,
    filter: (path) => !/node_modules|fixtures|slice$/.test(path),
  })
}
