import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let folder = ''
let before = ''
const now = () => fingerprint(folder, ['src', 'lock', 'not-there'])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tahi-fingerprint-'))
  mkdirSync(join(folder, 'src/deep'), { recursive: true })
  write('src/deep/a.ts', 'a')
  write('lock', '1')
  before = now()
})
afterEach(() => rmSync(folder, { recursive: true }))

test('stays when only times change', () => {
  utimesSync(join(folder, 'lock'), 1, 1)
  expect(now()).toBe(before)
})

test('stays when only a test changes', () => {
  write('src/deep/a.test.ts', 'test')
  expect(now()).toBe(before)
})

test.each([
  ['a file', 'lock', '2'],
  ['a deep file', 'src/deep/a.ts', 'b'],
  ['a new file', 'src/b.ts', ''],
])('changes with %s', (_, path, content) => {
  write(path, content)
  expect(now()).not.toBe(before)
})

/**
 * @param {string} path
 * @param {string} content
 */
function write(path, content) {
  writeFileSync(join(folder, path), content)
}
