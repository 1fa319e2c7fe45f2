import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { edits } from './edits.mjs'
import { ofSlice, Refusal, renamed, spellings } from './names.mjs'
import { readSlice, readTexts } from './slice.mjs'

const migrations = 'apps/server/migrations'
const contract = 'packages/contract/src'

/**
 * @param {string} root
 * @param {import('./names.mjs').Names} names
 * @param {Map<string, string>} created
 */
export function refuseTaken(root, names, created) {
  const folders = ['apps/server/src/modules', 'apps/console/src/features'].map(
    (of) => `${of}/${names.plural}`,
  )
  for (const path of [...folders, ...created.keys()])
    if (existsSync(join(root, path))) throw new Refusal(`${path} is there already: choose another name.`)

  const table = renamed('spare_part', names)
  const made = new RegExp(`^create table ${table}\\b`, 'm')
  const migration = [...readTexts(join(root, migrations))].find(([, text]) => made.test(text))
  if (migration)
    throw new Refusal(`${migrations}/${migration[0]} makes the table ${table} already: choose another name.`)

  const declared = new Map(
    [...readTexts(join(root, contract))].flatMap(([path, text]) =>
      declaredIn(text).map((word) => [word, path]),
    ),
  )
  const added = [...created.values(), ...edits.map(({ text }) => renamed(text, names))]
  const taken = added.flatMap(declaredIn).find((word) => declared.has(word))
  if (taken)
    throw new Refusal(`${contract}/${declared.get(taken)} has ${taken} already: choose another name.`)
}

/**
 * The names that the contract's files declare: exports, texts, screens, and paths of screens and calls.
 * @param {string} text
 */
const declaredIn = (text) =>
  [
    ...text.matchAll(
      /^export (?:const|type|function|interface) (\w+)|^export \{ \w+ as (\w+)|^ {2}(\w+): \{\s*path:|\bpath: '(\/[^']+)'/gm,
    ),
  ].flatMap((names) => names.slice(1).filter(Boolean))

/**
 * Refuses a name that already means something else in the slice or in the files into which it is inserted.
 * @param {string} root
 * @param {import('./names.mjs').Names} names
 */
export function refuseAmbiguous(root, names) {
  const rows = readTexts(join(root, 'apps/server/test/fixtures/filled'))
  const texts = [...readSlice().values(), ...rows.values()]
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []))
  for (const own of spellings(ofSlice)) words.delete(own)
  const other = spellings(names).find((spelling) => words.has(spelling))
  if (other)
    throw new Refusal(`'${other}' means something else already in files of a module: choose another name.`)
}
