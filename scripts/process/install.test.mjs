import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyCommands } from './fixture.mjs'
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

test('a package for this system has to be there, though npm calls it optional', () => {
  const entry = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  const packages = { ...wanted, 'node_modules/@esbuild/this-system': entry }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  record(installed)
  expect(isInstalled(folder)).toBe(false)
})

test.each([
  { os: ['aix'] },
  { os: ['!aix', `!${process.platform}`] },
  { os: [process.platform], cpu: ['mips'] },
])('one for another system need not be there: %o', (system) => {
  const entry = { version: '1.0.0', optional: true, ...system }
  const packages = { ...wanted, 'node_modules/@esbuild/other': entry }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
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

test.each(['run-built', 'dev', 'test', 'verify', 'bench', 'new-module'])(
  '%s begins without any installed package, and asks npm for them',
  (command) => {
    copyCommands(folder)
    const npm = join(folder, 'npm.cjs')
    writeFileSync(npm, "console.log('npm', process.argv[2]); process.exit(1)")
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, `scripts/${command}.mjs`), 'main'],
      { encoding: 'utf8', env: { ...process.env, npm_execpath: npm } },
    )
    expect(stderr).toBe('The packages could not be installed; what npm says above tells why.\n')
    expect(stdout).toBe('Installing the packages of package-lock.json …\nnpm ci\n')
    expect(status).toBe(1)
  },
)

test('a command that is ended while npm installs says nothing of a failure', () => {
  copyCommands(folder)
  const npm = join(folder, 'npm.cjs')
  writeFileSync(npm, "process.kill(process.ppid, 'SIGINT'); setTimeout(() => {}, 60_000)")
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/run-built.mjs'), 'main'], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm },
  })
  expect({ status, stderr }).toEqual({ status: 130, stderr: '' })
})

/** @param {object} packages */
function record(packages) {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}
