import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { edits } from './edits.mjs'
import { Refusal, renamed } from './names.mjs'
import { readSlice } from './slice.mjs'
import { refuseAmbiguous, refuseTaken } from './taken.mjs'

/**
 * The files of a new module.
 * @typedef {object} Plan
 * @property {Map<string, string>} created new files with their texts
 * @property {Map<string, string>} changed existing files with their new texts
 */

/**
 * Plans all changes before anything is written.
 * @param {string} root
 * @param {import('./names.mjs').Names} names
 * @returns {Plan}
 * @throws {Refusal} when the name is taken, or a file no longer matches its edit
 */
export function planModule(root, names) {
  const number = nextNumber(root)
  const created = new Map(
    [...readSlice()].map(([path, text]) => [
      renamed(path, names).replace('0000_', number),
      renamed(text, names),
    ]),
  )
  refuseTaken(root, names, created)
  refuseAmbiguous(root, names)
  /** @type {Map<string, string>} */
  const changed = new Map()
  for (const { path, at, text } of edits) {
    const before = changed.get(path) ?? readFileSync(join(root, path), 'utf8')
    const places = [...before.matchAll(new RegExp(at, 'g'))]
    if (places.length !== 1)
      throw new Refusal(
        `${path} is no longer as a new module expects it: there are ${places.length} places for\n${renamed(text, names)}Mend its edit in scripts/new-module/edits.mjs.`,
      )
    const [{ index }] = /** @type {[RegExpExecArray]} */ (places)
    changed.set(path, before.slice(0, index) + renamed(text, names) + before.slice(index))
  }
  return { created, changed }
}

/**
 * The number of the next migration.
 * @param {string} root
 */
function nextNumber(root) {
  const numbers = readdirSync(join(root, 'apps/server/migrations')).map(
    (name) => Number.parseInt(name, 10) || 0,
  )
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}_`
}
