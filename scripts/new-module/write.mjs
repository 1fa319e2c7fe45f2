import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run, tool } from '../process/run.mjs'
import { Refusal } from './names.mjs'
import { planModule } from './plan.mjs'

/**
 * Writes a module in every layer, or nothing.
 * @param {string} root
 * @param {import('./names.mjs').Names} names
 * @returns {Promise<{ created: string[], changed: string[] }>} the files
 * @throws {Refusal}
 */
export async function writeModule(root, names) {
  const plan = planModule(root, names)
  for (const [path, text] of [...plan.created, ...plan.changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const created = [...plan.created.keys()]
  const changed = [...plan.changed.keys()]
  await format(
    root,
    [...created, ...changed].filter((path) => /\.tsx?$/.test(path)),
  )
  return { created, changed }
}

/**
 * Formats lines and sorts imports, because names of another length change both.
 * @param {string} root
 * @param {string[]} paths
 */
async function format(root, paths) {
  const { code, output } = await run(
    [...tool('@biomejs/biome', 'biome'), 'check', '--write', '--error-on-warnings', '--colors=off', ...paths],
    { cwd: root },
  )
  if (code !== 0)
    throw new Refusal(`The module is written, but Biome finds something in it:\n${output.trim()}`)
}
