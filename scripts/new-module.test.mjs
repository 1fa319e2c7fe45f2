import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { edits } from './new-module/edits.mjs'
import { namesOf, renamed } from './new-module/names.mjs'
import { writeModule } from './new-module/write.mjs'
import { root } from './process/root.mjs'
import { writtenTexts } from './verify/written-texts.mjs'

const migrations = 'apps/server/migrations'
const contract = 'packages/contract/src'
const rows = 'apps/server/test/fixtures/filled'
let folder = ''

// The files into which a module is written, and those with which its names are compared.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tahi-new-module-'))
  const needed = [contract, migrations, rows, 'biome.json', '.gitignore', ...edits.map(({ path }) => path)]
  for (const path of needed) cpSync(join(root, path), join(folder, path), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** @param {string} path */
const read = (path) => readFileSync(join(folder, path), 'utf8')

/** Undoes Biome's line breaks. @param {string} text */
const inOneLine = (text) => text.replace(/\s+/g, '')

const everything = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path, readFileSync(path, 'utf8')])

describe('a new module', () => {
  test('lies in every layer under its own name', async () => {
    const { created } = await writeModule(folder, namesOf('lost-umbrellas'))
    const server = 'apps/server/src/modules/lost-umbrellas'
    const feature = 'apps/console/src/features/lost-umbrellas'
    expect(created.filter((path) => !path.startsWith(migrations)).sort()).toEqual([
      `${feature}/index.ts`,
      `${feature}/live.ts`,
      `${feature}/lost-umbrella-form.tsx`,
      `${feature}/lost-umbrellas-page.tsx`,
      `${feature}/shows.ts`,
      `${feature}/use-remove-lost-umbrella.ts`,
      `${server}/index.ts`,
      `${server}/list-lost-umbrellas.ts`,
      `${server}/lost-umbrella.ts`,
      `${server}/lost-umbrellas.test.ts`,
      `${server}/remove-lost-umbrella.ts`,
      `${server}/repository.ts`,
      `${server}/save-lost-umbrella.ts`,
      `${rows}/lost-umbrellas.ts`,
      `${contract}/lost-umbrellas.ts`,
      `${contract}/texts/lost-umbrella.ts`,
    ])
    for (const path of created) expect(`${path}\n${read(path)}`).not.toMatch(/spare.?part/i)
    expect(read(`${contract}/lost-umbrellas.ts`)).toContain("path: '/api/lost-umbrella/create'")
    expect(read(`${contract}/texts/lost-umbrella.ts`)).toContain("title: 'Lost umbrellas'")
    expect(read(`${server}/repository.ts`)).toContain('update lost_umbrella set active = false')
  })

  test('imports nothing that the project does not have', async () => {
    const { created } = await writeModule(folder, namesOf('lost-umbrellas'))
    const contracts = readdirSync(join(folder, contract)).filter((name) => name.endsWith('.ts'))
    const ofContract = new Set(contracts.flatMap((name) => exportsOf(`${contract}/${name}`)))
    const missing = created
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        importsOf(path).flatMap(({ from, names }) => {
          const known = from === '@tahi/contract' ? ofContract : new Set(exportsOf(from))
          return names.filter((name) => !known.has(name)).map((name) => `${path}: ${name} of ${from}`)
        }),
      )
    expect(missing).toEqual([])
  })

  test('takes its words from the contract', async () => {
    await writeModule(folder, namesOf('lost-umbrellas'))
    for (const path of ['packages/domain/src', 'packages/ui/src', 'apps/employee/src'])
      mkdirSync(join(folder, path), { recursive: true })
    const own = writtenTexts(folder).filter((problem) => problem.includes('/lost-umbrellas/'))
    expect(own).toEqual([])
  })

  test('is put into every file that names modules, and another one behind it', async () => {
    const modules = [namesOf('lost-umbrellas'), namesOf('sheep', 'lamb')]
    for (const names of modules) await writeModule(folder, names)
    for (const { path, text } of edits)
      for (const names of modules)
        expect(inOneLine(read(path)), path).toContain(inOneLine(renamed(text, names)))
    const numbers = readdirSync(join(folder, migrations)).map((name) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(readdirSync(join(folder, migrations)).sort().slice(-2)).toEqual([
      expect.stringMatching(/^\d{4}_lost_umbrellas\.sql$/),
      expect.stringMatching(/^\d{4}_sheep\.sql$/),
    ])
  })
})

/**
 * A file's imports from the project: the names and their file, or the contract as a whole.
 * @param {string} path
 */
function importsOf(path) {
  const text = read(path)
  return parseSync(path, text).module.staticImports.flatMap(({ moduleRequest: { value }, entries }) => {
    const from = value.startsWith('.')
      ? posix.join(dirname(path), value)
      : value.replace(/^@tahi\/(\w+)\/(.*)/, 'packages/$1/src/$2')
    if (from === value && value !== '@tahi/contract') return []
    return {
      from,
      names: entries.flatMap(({ importName: { kind, name }, localName }) =>
        kind === 'NamespaceObject' ? membersOf(localName.value, text) : kind === 'Name' ? (name ?? '') : kind,
      ),
    }
  })
}

/**
 * The members that a file uses of another one that it imports as a whole.
 * @param {string} whole its name there
 * @param {string} text
 */
const membersOf = (whole, text) =>
  [...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))].map(([, member = '']) => member)

/**
 * @param {string} path
 * @returns {string[]} the names that a file exports; none when the file does not exist
 */
function exportsOf(path) {
  // Some workspaces are imported without the file ending.
  const named = /\.tsx?$/.test(path) ? path : `${path}.ts`
  const place = [folder, root].map((of) => join(of, named)).find((file) => existsSync(file))
  if (!place) return []
  const { staticExports } = parseSync(named, readFileSync(place, 'utf8')).module
  return staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName: { kind, name } }) => (kind === 'Name' ? (name ?? '') : kind)),
  )
}

describe('nothing is written', () => {
  test.each([
    ['Holidays', undefined, 'is not in kebab case'],
    ['holi_days', undefined, 'is not in kebab case'],
    ['../holidays', undefined, 'is not in kebab case'],
    ['holidays', 'Holiday', 'is not in kebab case'],
    ['staff', undefined, "add '--record'"],
    ['orders', undefined, "'order' is a reserved word"],
    ['holidays', 'class', "'class' is a reserved word"],
    ['scopes', undefined, "'scope' means something else"],
    ['workloads', 'progress', "'progress' means something else"],
    ['filters', 'branch-filter', 'packages/contract/src/fields.ts has branchFilter already'],
    ['employees', 'worker', 'has employees already'],
    ['gates', 'barrier', 'apps/server/src/modules/gates is there already'],
    ['closures', 'closed-day', 'makes the table closed_day already'],
    ['corrections', 'mended-day', 'packages/contract/src/corrections.ts is there already'],
  ])('for %s, %s: %s', async (plural, record, problem) => {
    mkdirSync(join(folder, 'apps/server/src/modules/gates'), { recursive: true })
    const before = everything()
    await expect((async () => writeModule(folder, namesOf(plural, record)))()).rejects.toThrow(problem)
    expect(everything()).toEqual(before)
  })

  test('where a file is no longer as it was, and that file is named', async () => {
    const path = 'apps/server/src/app.ts'
    writeFileSync(join(folder, path), read(path).replace('const bindings = [', 'const routes = ['))
    const before = everything()
    await expect(writeModule(folder, namesOf('lost-umbrellas'))).rejects.toThrow(
      `${path} is no longer as a new module expects it: there are 0 places for\n    ...lostUmbrellasRoutes`,
    )
    expect(everything()).toEqual(before)
  })
})
