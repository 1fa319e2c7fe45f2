import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const wanted = {
  '': {},
  'apps/server': { version: '0.1.0' },
  'node_modules/@tahi/server': {},
  'node_modules/pg': { version: '8.1.0' },
  'node_modules/@esbuild/other-system': { version: '1.0.0', optional: true },
}
const installed = { 'node_modules/@tahi/server': {}, 'node_modules/pg': { version: '8.1.0' } }
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tahi-install-'))
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('nothing is installed where npm left no record, as when it broke off', () => {
  expect(isInstalled(folder)).toBe(false)
})

test('everything is there that this system needs', () => {
  record(installed)
  expect(isInstalled(folder)).toBe(true)
})

test('a package of another version has to be installed', () => {
  record({ ...installed, 'node_modules/pg': { version: '8.0.0' } })
  expect(isInstalled(folder)).toBe(false)
})

test('a workspace that is not linked has to be installed', () => {
  record({ 'node_modules/pg': { version: '8.1.0' } })
  expect(isInstalled(folder)).toBe(false)
})

/** @param {object} packages */
function record(packages) {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}
