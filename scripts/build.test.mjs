import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyCommands } from './process/fixture.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tahi-build-'))
  copyCommands(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a build that is ended takes Vite with it, and says nothing of a failure', () => {
  mkdirSync(join(folder, 'apps/console'), { recursive: true })
  const vite = join(folder, 'node_modules/vite')
  mkdirSync(vite, { recursive: true })
  writeFileSync(join(vite, 'package.json'), JSON.stringify({ bin: 'vite.cjs' }))
  const program = `
    require('node:fs').writeFileSync('pid', String(process.pid))
    process.kill(process.ppid, 'SIGTERM')
    setTimeout(() => {}, 60_000)`
  writeFileSync(join(vite, 'vite.cjs'), program)
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/build.mjs'), 'console'], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 143, stderr: '' })
  const pid = Number(readFileSync(join(folder, 'apps/console/pid'), 'utf8'))
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
