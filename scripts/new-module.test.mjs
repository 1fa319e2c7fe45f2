import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { edits } from './new-module/edits.mjs'
import { namesOf, renamed } from './new-module/names.mjs'
import { writeModule } from './new-module/write.mjs'
import { root } from './process/root.mjs'
import { run, tool } from './process/run.mjs'
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

  test.each([
    ['console', ['src']],
    ['server', ['src', 'test']],
  ])('fits the types of the %s', async (name, parts) => {
    const app = `apps/${name}`
    for (const part of parts)
      cpSync(join(root, app, part), join(folder, app, part), { recursive: true, force: false })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const { created } = await writeModule(folder, namesOf('lost-umbrellas'))
    const settings = compilingOnly(app, created)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const { output } = await run([...tool('typescript', 'tsc'), '-p', folder], { cwd: folder })
    expect(settings.files).not.toEqual([])
    expect(output).toBe('')
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
 * The compiler's settings for those of the files that belong to an app; the contract is the one they lie beside.
 * @param {string} app
 * @param {string[]} paths
 */
const compilingOnly = (app, paths) => ({
  extends: join(root, app, 'tsconfig.json'),
  compilerOptions: {
    paths: { '@tahi/contract': [`./${contract}/index.ts`], '@tahi/contract/*': [`./${contract}/*.ts`] },
  },
  include: [],
  files: paths.filter((path) => path.startsWith(app) && /\.tsx?$/.test(path)),
})

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
