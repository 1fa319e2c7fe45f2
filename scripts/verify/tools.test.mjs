import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'
import { root } from '../process/root.mjs'
import { fixture } from './fixture.mjs'
import { biome, types, unusedCode } from './tools.mjs'

const elsewhere = mkdtempSync(join(tmpdir(), 'tahi-verify-'))
afterAll(() => rmSync(elsewhere, { recursive: true }))

describe.concurrent('each tool', () => {
  test('biome passes and refuses by the project’s own rules', async ({ expect }) => {
    expect(await biome(underOurRules('good'))).toEqual([])
    const [report = ''] = await biome(underOurRules('bad'))
    for (const rule of ['noExplicitAny', 'noConsole', 'format']) expect(report).toContain(rule)
  })

  test('the compiler passes and refuses, and wants a tsconfig.json in every workspace', async ({
    expect,
  }) => {
    expect(await types(fixture('types', 'good'))).toEqual([])
    const problems = await types(fixture('types', 'bad'))
    expect(problems.sort()).toEqual([expect.stringContaining('TS2322'), 'packages/two has no tsconfig.json'])
  })

  test('knip passes and refuses files, exports and packages that nobody uses', async ({ expect }) => {
    expect(await unusedCode(fixture('unused-code', 'good'))).toEqual([])
    const [report = ''] = await unusedCode(fixture('unused-code', 'bad'))
    for (const unused of ['nobody.ts', 'two', 'zod']) expect(report).toContain(unused)
  })
})

/**
 * A copy of Biome's example outside the project, whose biome.json excludes examples.
 * @param {'good' | 'bad'} kind
 */
function underOurRules(kind) {
  const folder = join(elsewhere, kind)
  cpSync(fixture('biome', kind), folder, { recursive: true })
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(root, file), join(folder, file))
  return folder
}
